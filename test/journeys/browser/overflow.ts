import type { Page } from '@playwright/test';

/** Returns the overflow of a page that is wider than its window, and all text that is cut off and cannot be scrolled to. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px in ${clientWidth} px`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const [text, box] = [texts.currentNode, texts.currentNode.parentElement];
      if (!text.textContent?.trim() || !box?.checkVisibility() || box.closest('.sr-only, .unseen') || scrolls(box))
        continue;
      const [left, right] = clipOf(box);
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some((line) => line.left < left - 1 || line.right > right + 1);
      if (isCut) found.push(`cut off: ${text.textContent}`);
    }
    return found;

    function scrolls(element: Element): boolean {
      const { overflowX } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      return element.parentElement !== null && scrolls(element.parentElement);
    }

    function clipOf(element: Element): [number, number] {
      const clip = element.closest('.overflow-hidden')?.getBoundingClientRect();
      return [Math.max(clip?.left ?? 0, 0), Math.min(clip?.right ?? clientWidth, clientWidth)];
    }
  });
}
