import { createElement, type FunctionComponent, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Ends when the island hears: a page that is only half awake would lose what is done to it. */
export function mount(element: HTMLElement, island: FunctionComponent) {
  const props = JSON.parse(element.dataset.props ?? '{}');
  return new Promise<void>((done) => {
    function Awake() {
      useEffect(() => {
        element.dataset.awake = 'true';
        done();
      }, []);
      return createElement(island, props);
    }
    hydrateRoot(element, createElement(Awake), { identifierPrefix: element.dataset.id ?? '' });
  });
}
