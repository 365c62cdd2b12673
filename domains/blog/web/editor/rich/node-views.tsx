import { IconButton } from '@egcr/ui/icon-button';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextField } from '@egcr/ui/text-field';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { NodeViewContent, NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { Trash2 } from 'lucide-react';

import { figureKinds, RUN_MAX_LENGTH } from '../../../contract/index.ts';
import { postTexts } from '../../post/texts.ts';
import { ChooseMeasure } from './choose-measure.tsx';
import { richTexts } from './texts.ts';

/** A line of a part that is no running text, with its label. */
export function Line({
  name,
  label,
  type = 'text',
  isRead = false,
  node,
  updateAttributes,
  editor,
}: Pick<NodeViewProps, 'node' | 'updateAttributes' | 'editor'> & {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'date';
  /** It is filled in from what we count. */
  readonly isRead?: boolean;
}) {
  return (
    <TextField
      label={label}
      type={type}
      dir={type === 'date' ? undefined : 'auto'}
      maxLength={RUN_MAX_LENGTH}
      readOnly={!editor.isEditable || isRead}
      value={String(node.attrs[name] ?? '')}
      onChange={(event) => updateAttributes({ [name]: event.target.value })}
    />
  );
}

export function Remove({ deleteNode, editor }: Pick<NodeViewProps, 'deleteNode' | 'editor'>) {
  const t = useText(richTexts);
  if (!editor.isEditable) return null;
  return (
    <IconButton
      label={t('part.remove')}
      icon={<Trash2 aria-hidden className="size-5" />}
      onClick={deleteNode}
    />
  );
}

export function QuoteView(props: NodeViewProps) {
  const t = useText(richTexts);
  return (
    <NodeViewWrapper className="flex flex-col gap-3 border-s-2 border-brand-text ps-5">
      <NodeViewContent className="text-lg" />
      <div contentEditable={false}>
        <Line {...props} name="by" label={t('quote.by')} />
      </div>
    </NodeViewWrapper>
  );
}

export function CaptionedView(props: NodeViewProps) {
  const t = useText(richTexts);
  return (
    <NodeViewWrapper className="flex flex-col gap-3 rounded-md border border-dashed border-line p-3">
      <div contentEditable={false} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Line {...props} name="caption" label={t('table.caption')} />
        </div>
        <Remove {...props} />
      </div>
      <NodeViewContent className="overflow-x-auto" />
    </NodeViewWrapper>
  );
}

/** A figure says what it is, where it comes from and of which day it is. */
export function FigureView(props: NodeViewProps) {
  const t = useText(richTexts);
  const said = useText(postTexts);
  const { node, editor, updateAttributes } = props;
  const isCounted = Boolean(node.attrs['measure']);
  return (
    <NodeViewWrapper>
      <fieldset
        contentEditable={false}
        disabled={!editor.isEditable}
        className="card flex flex-col gap-4 p-4"
      >
        <legend className="sr-only">{t('figure')}</legend>
        <div className="flex items-center justify-between gap-2">
          <span aria-hidden className="font-semibold">
            {t('figure')}
          </span>
          <Remove {...props} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <NativeSelect
            label={t('figure.kind')}
            value={String(node.attrs['kind'])}
            onChange={(event) => updateAttributes({ kind: event.target.value, measure: '' })}
            options={figureKinds.map((value) => ({ value, label: said(`figure.${value}`) }))}
          />
          {node.attrs['kind'] === 'measured' && <ChooseMeasure {...props} />}
          <Line {...props} name="on" label={t('figure.on')} type="date" isRead={isCounted} />
          <Line {...props} name="value" label={t('figure.value')} isRead={isCounted} />
          <Line {...props} name="text" label={t('figure.text')} />
        </div>
        <Line {...props} name="source" label={t('figure.source')} isRead={isCounted} />
      </fieldset>
    </NodeViewWrapper>
  );
}
