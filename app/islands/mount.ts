import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function mount(element: HTMLElement, island: FunctionComponent) {
  const props = JSON.parse(element.dataset.props ?? '{}');
  hydrateRoot(element, createElement(island, props), { identifierPrefix: element.dataset.id ?? '' });
  element.dataset.awake = 'true';
}
