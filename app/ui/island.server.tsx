/** Renders an island on the server with ids of its own, so that the browser can wake it in place. */
import { createElement, type FunctionComponent, useId } from 'react';
import { renderToString } from 'react-dom/server';

/** A form sent before its island is awake waits for it: the browser would put what was typed into the address. */
const HOLD_SCRIPT =
  'document.currentScript.previousElementSibling.addEventListener("submit",function(e){if(!this.dataset.awake){e.preventDefault();this.dataset.sent=1}},true)';

type Props<P extends object> = {
  of: FunctionComponent<P>;
  /** As the browser finds it (islands/registry.ts). */
  name: string;
  when: 'load' | 'idle' | 'visible' | 'touch';
  props: P;
  /** What the tab keeps of it under this name wakes it at once: one goes on where one was. */
  draft?: string;
};

export function Island<P extends object>({ of, name, when, props, draft }: Props<P>) {
  const prefix = useId().replace(/\W/g, '');
  const html = renderToString(createElement(of, props), { identifierPrefix: prefix });
  return (
    <>
      <div
        data-island={name}
        data-when={when}
        data-id={prefix}
        data-draft={draft}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the output of React itself
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours */}
      <script dangerouslySetInnerHTML={{ __html: HOLD_SCRIPT }} />
    </>
  );
}
