import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useId } from 'react';

import type { PostBody } from '../../../contract/index.ts';
import { postTexts } from '../../post/texts.ts';
import { pictureTexts } from '../picture/texts.ts';
import { cleanPaste } from './clean-paste.ts';
import { measureTexts } from './measure-texts/texts.ts';
import { extensions } from './nodes.tsx';
import { bodyOf, docOf } from './rich-doc.ts';
import { richTexts } from './texts.ts';
import { Toolbar } from './toolbar.tsx';

interface RichTextProps {
  readonly language: string;
  /** What it begins with; from then on the editor has it. */
  readonly body: PostBody;
  readonly isEditable: boolean;
  readonly onChange: (body: PostBody) => void;
  /** For those who lead to a part of the text. */
  readonly onReady: (editor: Editor) => void;
}

/**
 * The editor draws the parts of a text itself: one that had to wait for its words would take the editor away, which would begin all parts anew,
 * without end. So their words are there before it begins.
 */
function useTextsOfParts(): void {
  useText(postTexts);
  useText(pictureTexts);
  useText(measureTexts);
}

/** The text of a post, as its parts. */
export function RichText({ language, body, isEditable, onChange, onReady }: RichTextProps) {
  const t = useText(richTexts);
  useTextsOfParts();
  const labelId = useId();
  const editor = useEditor({
    extensions,
    content: docOf(body),
    editable: isEditable,
    injectCSS: false,
    onCreate: ({ editor: made }) => onReady(made),
    onUpdate: ({ editor: changed }) => onChange(bodyOf(changed.getJSON())),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang: language,
        dir: directionOf(language),
        class: 'flex min-h-72 flex-col gap-4 p-4 whitespace-break-spaces wrap-anywhere sm:p-5',
      },
      handleDOMEvents: { paste: cleanPaste },
    },
  });
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <span id={labelId} className="font-medium">
        {t('body')}
      </span>
      <div className="min-w-0 rounded-md border border-line-strong bg-surface focus-within:border-brand-text">
        {isEditable && <Toolbar editor={editor} />}
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
