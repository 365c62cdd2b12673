/** The line a key leads to from the one that has focus: arrows go around, Home and End to the edges, a letter to the next that begins with it. */
export function nextItem(
  lines: readonly HTMLElement[],
  focused: Element | null,
  key: string,
): HTMLElement | undefined {
  const at = lines.findIndex((line) => line === focused);
  switch (key) {
    case 'ArrowDown':
      return lines[(at + 1) % lines.length];
    case 'ArrowUp':
      return lines.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return lines[0];
    case 'End':
      return lines.at(-1);
    default:
      return key.length === 1 && key !== ' ' ? beginningWith(lines, at, key) : undefined;
  }
}

function beginningWith(lines: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const around = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  const wanted = letter.toLocaleLowerCase();
  return around.find((line) => line.textContent.trim().toLocaleLowerCase().startsWith(wanted));
}
