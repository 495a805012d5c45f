/** Renders an island on the server with ids of its own, so that the browser can wake it in place. */
import { createElement, type FunctionComponent, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { type IslandName, type IslandProps, islands } from './registry.ts';

const loaded = Object.fromEntries(
  await Promise.all(Object.entries(islands).map(async ([name, load]) => [name, (await load()).default] as const)),
) as unknown as Record<IslandName, FunctionComponent<object>>;

/** A form sent before its island is awake waits for it: the browser would put what was typed into the address. */
const HOLD_SCRIPT =
  'document.currentScript.previousElementSibling.addEventListener("submit",function(e){if(!this.dataset.awake){e.preventDefault();this.dataset.sent=1}},true)';

export function Island<N extends IslandName>({
  name,
  when,
  ...props
}: {
  name: N;
  when: 'load' | 'idle' | 'visible' | 'touch';
  props: IslandProps<N>;
}) {
  const prefix = useId().replace(/\W/g, '');
  const html = renderToString(createElement(loaded[name], props.props as object), {
    identifierPrefix: prefix,
  });
  return (
    <>
      <div
        data-island={name}
        data-when={when}
        data-id={prefix}
        data-props={JSON.stringify(props.props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the output of React itself
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours */}
      <script dangerouslySetInnerHTML={{ __html: HOLD_SCRIPT }} />
    </>
  );
}
