/** How long a page is for whoever reads it on a phone (brand.md: ten screens of 740 px): its height, and the words that show unopened. */
import type { Page } from '@playwright/test';

export const MOST_HEIGHT = 7400;
export const MOST_WORDS = 1200;

export const pageSize = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let words = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      // Closed and hidden parts, scripts, and the choices of a list are not seen.
      if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('option')) continue;
      words += text.textContent?.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,/-]*/gu)?.length ?? 0;
    }
    return { height: document.documentElement.scrollHeight, words };
  });
