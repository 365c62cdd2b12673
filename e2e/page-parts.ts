import type { Page } from '@playwright/test';

/** What is pressed but lower than a thumb is wide (44 px; 42 inside a frame with hairlines). Links inside a sentence may be as high as its line. */
export function findSmallTargets(page: Page): Promise<readonly string[]> {
  return page
    .locator(
      'a[href]:visible, button:visible, summary:visible, select:visible, input:visible, textarea:visible',
    )
    .evaluateAll((elements) => {
      const THUMB_PX = 42;
      /** A link may be stretched over its whole row or card. */
      function targetOf(element: Element): Element {
        const over = getComputedStyle(element, '::after');
        if (over.position !== 'absolute' || over.content === 'none') return element;
        return element instanceof HTMLElement ? (element.offsetParent ?? element) : element;
      }
      function isInSentence(element: Element): boolean {
        const around = element.closest('p, li, label, dd, td, th, blockquote, figcaption')?.textContent ?? '';
        return (
          getComputedStyle(element).display === 'inline' &&
          around.trim().length > (element.textContent ?? '').trim().length
        );
      }
      return elements
        .filter((element) => element.closest('.sr-only, [aria-hidden=true], [inert]') === null)
        .filter((element) => !isInSentence(element))
        .flatMap((element) => {
          const target =
            element.closest('label') !== null && element.matches('[type=checkbox], [type=radio]')
              ? (element.closest('label') ?? element)
              : targetOf(element);
          const { width, height } = target.getBoundingClientRect();
          if (width <= 1 || height >= THUMB_PX) return [];
          return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`];
        });
    });
}

/** Pictures that assistive technology meets without a name. */
export function findUnnamedPictures(page: Page): Promise<readonly string[]> {
  return page.locator('svg, img, [role=img], canvas, object').evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture.closest('[aria-hidden=true]') === null)
      .filter(
        (picture) =>
          (picture.getAttribute('alt') ??
            picture.getAttribute('aria-label') ??
            picture.getAttribute('aria-labelledby')) === null &&
          picture.querySelector(':scope > title') === null,
      )
      .map((picture) => picture.outerHTML.slice(0, 120)),
  );
}

/** The levels of a page's headings in their order. */
export function headingLevels(page: Page): Promise<readonly number[]> {
  return page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter(
          (heading) => heading.checkVisibility() && heading.closest('[aria-hidden=true], [inert]') === null,
        )
        .map(({ tagName }) => Number(tagName.slice(1))),
    );
}
