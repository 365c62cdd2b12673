import { DOMParser as SchemaParser, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

interface Policy {
  readonly createHTML: (html: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
}

let policy: Policy | undefined;

const UNREAD = /<(script|style|template|noscript)\b[\s\S]*?<\/\1\s*>/gi;
const TAG = /<[^<>]*>/g;
const ACTIVE = /\s(?:on[a-z]+|style|src|srcset)\s*=/gi;

/** What a part of a text could never take over, and the browser would complain about while it reads. */
function withoutActive(html: string): string {
  return html.replace(UNREAD, '').replace(TAG, (tag) => tag.replace(ACTIVE, ' data-unread='));
}

/**
 * The page trusts no text as HTML. What is pasted is read into a document that is never shown and runs nothing; from there only the parts
 * of a text are taken over.
 */
function readAside(html: string): Document {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  policy ??= factory?.createPolicy('egcr-paste', { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}

function sliceOf(view: EditorView, html: string): Slice {
  const { body } = readAside(withoutActive(html));
  return SchemaParser.fromSchema(view.state.schema).parseSlice(body, { preserveWhitespace: false });
}

/** Takes over what is pasted as HTML, as far as a text may hold it; plain text is left to the editor. */
export function cleanPaste(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const isOfOwnField = event.target instanceof HTMLInputElement;
  if (html === '' || isOfOwnField) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(sliceOf(view, html)).scrollIntoView());
  return true;
}
