/** Fields that someone types or chooses in. */
const FIELDS =
  'input:not([type=button], [type=submit], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
/** What lies open on top of the page: a menu of the header, a sheet, a list. */
const OPENED = 'header [aria-expanded=true], dialog[open], [role=dialog], [role=menu], [role=listbox]';
/** Pressed and not yet let go. */
const PRESSED = 'a:active, button:active, label:active, summary:active';

/**
 * Whether the reader is in the middle of something that a question would interrupt: typing in a field, or in an open menu. A field that
 * has the focus because the page gave it, before anybody touched anything, does not count.
 */
export function isReaderBusy(): boolean {
  if (document.querySelector(OPENED) ?? document.querySelector(PRESSED)) return true;
  // Not every browser says whether anything was touched.
  const hasActed = 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
  return hasActed && document.activeElement?.matches(FIELDS) === true;
}
