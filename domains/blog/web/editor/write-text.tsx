import { PageHeading } from '@egcr/ui/page-heading';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { directionOf } from '@egcr/web-kit/languages';
import type { Editor } from '@tiptap/react';
import { useRef } from 'react';

import {
  EXCERPT_MAX_LENGTH,
  postLanguages,
  TITLE_MAX_LENGTH,
  type Finding,
  type PostLanguage,
  type WrittenPost,
} from '../../contract/index.ts';
import { useLanguageNames } from '../desk/language-names.ts';
import { PostStateBadge } from '../desk/post-state.tsx';
import { CheckList } from './check/check-list.tsx';
import { Conflict } from './conflict.tsx';
import { Decide } from './steps/decide.tsx';
import { FactsForm } from './facts-form.tsx';
import { History } from './steps/history.tsx';
import { Preview } from './preview.tsx';
import { COVER, CoverField } from './picture/cover-field.tsx';
import { nodeAt } from './rich/rich-doc.ts';
import { Revisions } from './revisions/revisions.tsx';
import { RichText } from './rich/rich-text.tsx';
import { SearchLines } from './search/search-lines.tsx';
import { SaveLine } from './save-line.tsx';
import { SlugForm } from './slug-form.tsx';
import type { TextSaver, TypedText } from './text-saver.ts';
import { editorTexts } from './texts.ts';
import { useSavedText } from './use-saved-text.ts';

interface WriteTextProps {
  readonly post: WrittenPost;
  readonly language: PostLanguage;
  readonly onLanguage: (language: PostLanguage) => void;
}

const TITLE = 'post-title';
const EXCERPT = 'post-excerpt';

/** The text in one language, and beside it what the whole post needs. */
export function WriteText({ post, language, onLanguage }: WriteTextProps) {
  const t = useText(editorTexts);
  const { text, state, generation, saver } = useSavedText(post, language);
  const save = () => saver.save();
  const editor = useRef<Editor>(undefined);
  const own = { lang: language, dir: directionOf(language) };
  async function choose(next: PostLanguage): Promise<void> {
    if (await save()) onLanguage(next);
  }
  function lead(finding: Finding): void {
    const other = postLanguages.find((each) => each === finding.language && each !== language);
    if (other) void choose(other);
    else if (finding.part !== null) leadToPart(editor.current, finding.part);
    else if (finding.code === 'title_missing') document.getElementById(TITLE)?.focus();
    else if (finding.code === 'excerpt_missing') document.getElementById(EXCERPT)?.focus();
    else if (finding.code === 'alt_missing' || finding.code === 'picture_missing')
      document.getElementById(COVER)?.focus();
    else editor.current?.commands.focus();
  }
  return (
    <>
      <PageHeading
        eyebrow={<PostStateBadge state={post.state} />}
        title={<span {...own}>{text.title || t('untitled')}</span>}
        description={[post.author, ...post.co_authors].map(({ id, name }) => (
          <bdi key={id} className="me-3">
            {name}
          </bdi>
        ))}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <section aria-label={t('text')} className="flex min-w-0 flex-col gap-5">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <ChooseLanguage post={post} language={language} onChoose={(next) => void choose(next)} />
            <Preview post={post} text={text} language={language} />
          </div>
          {state.kind === 'conflict' && (
            <Conflict theirs={state.theirs} mine={text} language={language} saver={saver} />
          )}
          <Lines {...{ post, language, text, saver }} />
          <CoverField {...{ post, language, text, saver }} />
          <RichText
            key={`${generation} ${post.may_change}`}
            language={language}
            body={text.body}
            isEditable={post.may_change}
            onChange={(body) => saver.change({ body })}
            onReady={(made) => {
              editor.current = made;
            }}
          />
          <SearchLines {...{ language, text, saver }} isEditable={post.may_change} />
          <SaveLine post={post} state={state} onSave={() => void save()} />
        </section>
        <div className="flex min-w-0 flex-col gap-6">
          <Decide post={post} save={save} />
          <CheckList post={post} onLead={lead} />
          <SlugForm key={`${language} slug`} post={post} language={language} save={save} />
          <FactsForm post={post} />
          <Revisions {...{ post, language, text, saver }} />
          <History post={post} />
        </div>
      </div>
    </>
  );
}

interface ChooseLanguageProps {
  readonly post: WrittenPost;
  readonly language: PostLanguage;
  readonly onChoose: (language: PostLanguage) => void;
}

/** All languages; those without a text say that they would begin one. */
function ChooseLanguage({ post, language, onChoose }: ChooseLanguageProps) {
  const t = useText(editorTexts);
  const nameOf = useLanguageNames();
  const has = (each: string) => post.texts.some((one) => one.language === each);
  return (
    <NativeSelect
      label={t('language')}
      value={language}
      onChange={(event) => {
        const next = postLanguages.find((each) => each === event.target.value);
        if (next) onChoose(next);
      }}
      options={postLanguages.map((value) => ({
        value,
        label: has(value) ? nameOf(value) : t('language.new', { language: nameOf(value) }),
      }))}
    />
  );
}

interface LinesProps {
  readonly post: WrittenPost;
  readonly language: PostLanguage;
  readonly text: TypedText;
  readonly saver: TextSaver;
}

/** What lists show of a text. */
function Lines({ post, language, text, saver }: LinesProps) {
  const t = useText(editorTexts);
  const own = { lang: language, dir: directionOf(language), readOnly: !post.may_change };
  return (
    <>
      <TextField
        id={TITLE}
        label={t('title')}
        maxLength={TITLE_MAX_LENGTH}
        {...own}
        value={text.title}
        onChange={(event) => saver.change({ title: event.target.value })}
      />
      <TextAreaField
        id={EXCERPT}
        label={t('excerpt')}
        hint={t('excerpt.hint')}
        rows={2}
        maxLength={EXCERPT_MAX_LENGTH}
        {...own}
        value={text.excerpt}
        onChange={(event) => saver.change({ excerpt: event.target.value })}
      />
    </>
  );
}

function leadToPart(editor: Editor | undefined, part: number): void {
  if (editor === undefined) return;
  const at = nodeAt(editor.getJSON(), part);
  if (at < 0) {
    // The part was taken out after it was checked.
    editor.commands.focus();
    return;
  }
  let place = 0;
  for (let before = 0; before < at; before += 1) place += editor.state.doc.child(before).nodeSize;
  const shown = editor.view.nodeDOM(place);
  const field = shown instanceof HTMLElement ? shown.querySelector<HTMLElement>('input, select') : null;
  if (editor.state.doc.child(at).isAtom && field) field.focus();
  else
    editor
      .chain()
      .setTextSelection(place + 1)
      .focus()
      .scrollIntoView()
      .run();
}
