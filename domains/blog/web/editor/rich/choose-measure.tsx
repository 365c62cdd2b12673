import { NativeSelect } from '@egcr/ui/native-select';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation } from '@tanstack/react-query';
import type { NodeViewProps } from '@tiptap/react';

import { measures, readingOf, readMeasuresCall, type Measure } from '../../../contract/index.ts';
import { measureTexts } from './measure-texts/texts.ts';

/** What we count ourselves: the figure is filled in now, and read again whenever the post is published. */
export function ChooseMeasure({
  node,
  editor,
  updateAttributes,
}: Pick<NodeViewProps, 'node' | 'editor' | 'updateAttributes'>) {
  const t = useText(measureTexts);
  const say = useSentences();
  const { mutate, error } = useMutation({
    mutationFn: async (measure: Measure) => {
      const { items, read_at: readAt } = await call(readMeasuresCall, {});
      const values = new Map(items.map((each) => [each.measure, each.value]));
      return readingOf(measure, { values, on: readAt.slice(0, 10), language: editor.view.dom.lang });
    },
    onSuccess: (reading) => reading && updateAttributes(reading),
  });
  return (
    <NativeSelect
      className="sm:col-span-2"
      label={t('measure')}
      hint={t('measure.hint')}
      error={error ? say.failure(error) : undefined}
      value={String(node.attrs['measure'] ?? '')}
      onChange={(event) => {
        const chosen = measures.find((each) => each === event.target.value);
        if (chosen === undefined) updateAttributes({ measure: '' });
        else mutate(chosen);
      }}
      options={[
        { value: '', label: t('measure.none') },
        ...measures.map((value) => ({ value, label: t(`measure.${value}`) })),
      ]}
    />
  );
}
