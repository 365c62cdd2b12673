import { Button } from '@egcr/ui/button';
import { IconButton } from '@egcr/ui/icon-button';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  ChartNoAxesColumn,
  Code,
  Heading2,
  Heading3,
  Image,
  Info,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Table,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';

import { isLink } from '../../../contract/index.ts';
import { AddPicture } from '../picture/add-picture.tsx';
import { pictureTexts } from '../picture/texts.ts';
import { richTexts } from './texts.ts';

interface Tool {
  readonly name:
    | 'bold'
    | 'heading2'
    | 'heading3'
    | 'list'
    | 'numbered'
    | 'quote'
    | 'code'
    | 'notice'
    | 'table'
    | 'figure'
    | 'undo'
    | 'redo';
  readonly Icon: LucideIcon;
  /** Whether it is on where the cursor is; absent for what is only done. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();
const emptyTable = {
  type: 'captioned',
  content: [
    {
      type: 'table',
      content: ['tableHeader', 'tableCell'].map((type) => ({
        type: 'tableRow',
        content: [{ type }, { type }],
      })),
    },
  ],
};

const tools: readonly Tool[] = [
  {
    name: 'bold',
    Icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => chain(editor).toggleMark('bold').run(),
  },
  {
    name: 'heading2',
    Icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => chain(editor).toggleNode('heading', 'paragraph', { level: 2 }).run(),
  },
  {
    name: 'heading3',
    Icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => chain(editor).toggleNode('heading', 'paragraph', { level: 3 }).run(),
  },
  {
    name: 'list',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => chain(editor).toggleList('bulletList', 'listItem').run(),
  },
  {
    name: 'numbered',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => chain(editor).toggleList('orderedList', 'listItem').run(),
  },
  {
    name: 'quote',
    Icon: Quote,
    isOn: (editor) => editor.isActive('quote'),
    run: (editor) => chain(editor).toggleNode('quote', 'paragraph').run(),
  },
  {
    name: 'code',
    Icon: Code,
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (editor) => chain(editor).toggleNode('codeBlock', 'paragraph').run(),
  },
  {
    name: 'notice',
    Icon: Info,
    isOn: (editor) => editor.isActive('notice'),
    run: (editor) => chain(editor).toggleNode('notice', 'paragraph').run(),
  },
  { name: 'table', Icon: Table, run: (editor) => chain(editor).insertContent(emptyTable).run() },
  {
    name: 'figure',
    Icon: ChartNoAxesColumn,
    run: (editor) => chain(editor).insertContent({ type: 'figure' }).run(),
  },
  { name: 'undo', Icon: Undo2, run: (editor) => chain(editor).undo().run() },
  { name: 'redo', Icon: Redo2, run: (editor) => chain(editor).redo().run() },
];

const tableSteps = {
  row: (editor: Editor) => chain(editor).addRowAfter().run(),
  column: (editor: Editor) => chain(editor).addColumnAfter().run(),
  'no.row': (editor: Editor) => chain(editor).deleteRow().run(),
  'no.column': (editor: Editor) => chain(editor).deleteColumn().run(),
} as const;
const tableStepNames = ['row', 'column', 'no.row', 'no.column'] as const;

/** What the text can be made of. Each button says whether it is on where the cursor is. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const t = useText(richTexts);
  const pictures = useText(pictureTexts);
  const [isLinking, setLinking] = useState(false);
  const [isPicturing, setPicturing] = useState(false);
  const { on, isLinked, isInTable } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.filter(({ isOn }) => isOn?.(now)).map(({ name }) => name),
      isLinked: now.isActive('link'),
      isInTable: now.isActive('table'),
    }),
  });
  return (
    <div className="sticky top-16 z-10 flex flex-col gap-2 rounded-t-md border-b border-line bg-surface p-1">
      <div role="toolbar" aria-label={t('tools')} className="flex flex-wrap">
        {tools.map(({ name, Icon, isOn, run }) => (
          <IconButton
            key={name}
            label={t(`tool.${name}`)}
            title={t(`tool.${name}`)}
            icon={<Icon aria-hidden className="size-5" />}
            aria-pressed={isOn && on.includes(name)}
            onClick={() => run(editor)}
          />
        ))}
        <IconButton
          label={t('tool.link')}
          title={t('tool.link')}
          icon={<LinkIcon aria-hidden className="size-5" />}
          aria-pressed={isLinked}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        />
        <IconButton
          label={t('tool.picture')}
          title={t('tool.picture')}
          icon={<Image aria-hidden className="size-5" />}
          aria-expanded={isPicturing}
          onClick={() => setPicturing(!isPicturing)}
        />
      </div>
      {isInTable && (
        <div role="group" aria-label={t('tool.table')} className="flex flex-wrap gap-2 px-1 pb-1">
          {tableStepNames.map((name) => (
            <Button key={name} look="quiet" size="small" onClick={() => tableSteps[name](editor)}>
              {t(`table.${name}`)}
            </Button>
          ))}
        </div>
      )}
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
      {isPicturing && (
        <div className="flex flex-col gap-2 p-2">
          <AddPicture
            id="text-picture"
            label={pictures('add')}
            onAdded={(picture) => {
              chain(editor).insertContent({ type: 'picture', attrs: { picture } }).run();
              setPicturing(false);
            }}
          />
        </div>
      )}
    </div>
  );
}

interface LinkFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Where the chosen words lead. */
function LinkForm({ editor, onDone }: LinkFormProps) {
  const t = useText(richTexts);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setWrong] = useState(false);
  function set() {
    if (address !== '' && !isLink(address)) {
      setWrong(true);
      return;
    }
    const words = chain(editor).extendMarkRange('link');
    if (address === '') words.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain(editor)
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else words.setLink({ href: address }).run();
    onDone();
  }
  return (
    <div className="flex flex-wrap items-end gap-3 p-2">
      <TextField
        className="min-w-60 flex-1"
        label={t('link.address')}
        hint={t('link.hint')}
        error={isWrong && t('link.wrong')}
        type="url"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <Button size="small" look="secondary" onClick={set}>
        {t('link.set')}
      </Button>
    </div>
  );
}
