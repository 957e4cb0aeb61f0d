import { expect, type Page } from '@playwright/test';

/** How wide each picture is shown, and how wide its `sizes` says, in CSS pixels. */
export function readPictures(page: Page) {
  return page.evaluate(() => {
    const slotOf = (sizes: string): number => {
      for (const part of sizes.split(/,(?![^(]*\))/)) {
        const [, condition, length = ''] = /^\s*(?:(\(.+\))\s+)?(\S+)\s*$/.exec(part) ?? [];
        if (condition && !window.matchMedia(condition).matches) continue;
        const ruler = document.createElement('div');
        ruler.style.cssText = `position: absolute; visibility: hidden; width: ${length}`;
        document.body.append(ruler);
        const { width } = ruler.getBoundingClientRect();
        ruler.remove();
        return width;
      }
      return window.innerWidth;
    };
    return (
      [...document.querySelectorAll<HTMLImageElement>('img[sizes]')]
        // What is not drawn yet has the width of the window before.
        .filter((image) => image.checkVisibility({ contentVisibilityAuto: true }) && image.offsetWidth > 0)
        .map((image) => {
          const attribute = (name: string) => Number(image.getAttribute(name));
          const isLoaded = image.complete && image.naturalHeight > 0;
          const shape = isLoaded
            ? image.naturalWidth / image.naturalHeight
            : attribute('width') / attribute('height');
          // A frame of another shape cuts the picture, which is then larger than the frame.
          const shown = Math.max(image.offsetWidth, image.offsetHeight * shape);
          return { source: image.getAttribute('src') ?? '', shown, said: slotOf(image.sizes) };
        })
    );
  });
}

/** `sizes` within a quarter of the truth: browsers neither blur a picture nor load one far too large. */
export async function expectRightSizes(page: Page): Promise<void> {
  const pictures = await readPictures(page);
  expect(pictures.length).toBeGreaterThan(0);
  const wrong = pictures.filter(({ shown, said }) => said < shown * 0.9 - 2 || said > shown * 1.25 + 8);
  expect.soft(wrong, `sizes at ${page.viewportSize()?.width} px`).toEqual([]);
}
