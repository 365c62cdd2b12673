import Markdown from 'react-markdown';

import { calmText } from '../../contract/calm-text-rules.ts';

/** Elements that a text may have; all else, HTML and pictures too, is shown as text or left out. */
const ALLOWED = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4', 'blockquote', 'code', 'br', 'hr'];

/** The text of a job. Headings begin below that of the page; links are text, so that no one is led away unseen. */
export function JobText({ text, language }: { readonly text: string; readonly language: string }) {
  return (
    <div
      lang={language}
      dir="auto"
      className="flex max-w-[68ch] flex-col gap-3 wrap-anywhere [&_h2]:mt-3 [&_h2]:text-lg [&_h2]:font-semibold [&_h3]:font-semibold [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6"
    >
      <Markdown allowedElements={ALLOWED} unwrapDisallowed components={{ h1: 'h2', h4: 'h3' }}>
        {calmText(text)}
      </Markdown>
    </div>
  );
}
