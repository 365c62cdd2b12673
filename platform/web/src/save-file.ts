/** Hands a file to the browser to be saved under its name. */
export function saveFile({ name, content }: { readonly name: string; readonly content: Blob }): void {
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
