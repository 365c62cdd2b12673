const WIDTH = 110;

/** JSON as people read it: two spaces, one member a line; a list of plain words or numbers, and a bare `$ref`, in one line where it fits. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2)
    .replaceAll(/\{\n +("\$ref": "[^"]*")\n +\}/g, '{ $1 }')
    .replaceAll(/^.*\[\n[^[\]{}]*?\n +\],?$/gm, (block) => {
      const line = block
        .replace(/\[\n +/, '[')
        .replace(/\n +\](,?)$/, ']$1')
        .replaceAll(/,\n +/g, ', ');
      return line.length <= WIDTH ? line : block;
    });
  return `${text}\n`;
}
