import type { Locator } from 'playwright-core';

/** The words of a picture that one of its lines runs through, or that lie on other words. */
export const crossedLabels = (picture: Locator): Promise<readonly string[]> =>
  picture.evaluate((svg) => {
    const words = [...svg.querySelectorAll('text')];
    const boxes = words.map((one) => ({ said: one.textContent ?? '', box: one.getBoundingClientRect() }));
    const faults: string[] = [];
    const lines = [...svg.querySelectorAll('path')].filter((one) => getComputedStyle(one).fill === 'none');
    if (lines.length === 0) faults.push('no lines at all');
    for (const path of lines) {
      const onScreen = path.getScreenCTM() as DOMMatrix;
      const length = path.getTotalLength();
      for (let at = 0; at <= length; at += 1) {
        const { x, y } = path.getPointAtLength(at).matrixTransform(onScreen);
        for (const { said, box } of boxes)
          if (x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 2)
            faults.push(`a line through “${said}”`);
      }
    }
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) {
        const isApart =
          one.box.right <= other.box.left ||
          other.box.right <= one.box.left ||
          one.box.bottom <= other.box.top + 2 ||
          other.box.bottom <= one.box.top + 2;
        if (!isApart) faults.push(`“${one.said}” on “${other.said}”`);
      }
    });
    if (boxes.length === 0) faults.push('no words at all');
    return [...new Set(faults)];
  });
