export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Hands a file of figures to the browser. Spreadsheets read a CSV as UTF-8 where a byte order mark says so, and break its letters elsewhere. */
export function saveSheet({ name, content }: NamedFile): void {
  const { type } = content;
  const isCsv = type.startsWith('text/csv');
  saveFile({ name, content: isCsv ? new Blob(['\uFEFF', content], { type }) : content });
}

/** Hands a file to the browser to be saved under its name. */
export function saveFile({ name, content }: NamedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after this turn; a minute later it surely has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
