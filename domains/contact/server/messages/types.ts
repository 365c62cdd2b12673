/** `{reference}`, `{minutes}` and `{name}` are filled in. */
export interface ContactMailTexts {
  readonly receipt: { readonly subject: string; readonly heading: string; readonly text: string };
  readonly code: { readonly subject: string; readonly heading: string; readonly text: string };
  readonly reply: { readonly subject: string; readonly heading: string; readonly smallPrint: string };
  /** Leads to the message. */
  readonly button: string;
  readonly notYou: string;
}
