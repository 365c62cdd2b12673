import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { call } from '@egcr/web-kit/call';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { Language } from '@egcr/web-kit/languages';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useEffect, useId, useState } from 'react';

import { readSlidesForEditingCall, saveSlideCall } from '../../../contract/landing-endpoints.ts';
import { slideText } from '../../../contract/landing-rules.ts';
import { slideTextFields, type SlideText } from '../../../contract/landing-slides.ts';
import { editorTexts } from './texts.ts';

interface SlideEditorProps {
  readonly number: number;
  readonly language: Language;
  /** The words that are shown now. */
  readonly shown: SlideText;
  readonly onSaved: (text: SlideText) => void;
  readonly onClose: () => void;
}

interface InForce {
  readonly version: number;
  readonly text: SlideText;
}

/** The words of one slide, to be changed where they stand. Fetched and shown for editors only; the server asks again. */
export function SlideEditor(props: SlideEditorProps) {
  const { number, language, shown, onClose } = props;
  const t = useText(editorTexts);
  const say = useSentences();
  const titleId = useId();
  const [inForce, setInForce] = useState<InForce | 'unchanged' | { readonly failure: unknown }>();
  // The server is outside React.
  useEffect(() => {
    if (inForce !== undefined) return undefined;
    let isHere = true;
    readInForce(number, language).then(
      (found) => isHere && setInForce(found ?? 'unchanged'),
      (failure: unknown) => isHere && setInForce({ failure }),
    );
    return () => {
      isHere = false;
    };
  }, [number, language, inForce]);
  return (
    <section
      aria-labelledby={titleId}
      className="card absolute inset-x-4 top-4 z-30 mx-auto flex max-h-[calc(100%-2rem)] max-w-2xl flex-col gap-4 overflow-y-auto p-5 shadow-3 sm:p-7"
    >
      <h2 id={titleId} className="text-xl">
        {t('title', { number: String(number) })}
      </h2>
      <p className="text-sm text-ink-2">{t('language')}</p>
      {inForce === undefined && <p role="status">{t('loading')}</p>}
      {typeof inForce === 'object' && 'failure' in inForce && (
        <>
          <Banner tone="bad" isLive>
            {say.failure(inForce.failure)}
          </Banner>
          <div className="flex gap-3">
            <Button onClick={() => setInForce(undefined)}>{t('retry')}</Button>
            <Button look="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
      {inForce === 'unchanged' && <EditForm {...props} inForce={{ version: 0, text: shown }} />}
      {typeof inForce === 'object' && 'version' in inForce && <EditForm {...props} inForce={inForce} />}
    </section>
  );
}

/** Undefined where nobody has changed the slide yet. */
async function readInForce(number: number, language: Language): Promise<InForce | undefined> {
  const { items } = await call(readSlidesForEditingCall, { query: { language } });
  return items.find((item) => item.number === number);
}

function EditForm({
  number,
  language,
  inForce,
  onSaved,
  onClose,
}: SlideEditorProps & { readonly inForce: InForce }) {
  const t = useText(editorTexts);
  const form = useSchemaForm({
    schema: slideText,
    defaultValues: { ...inForce.text },
    fieldOf: (field) => slideTextFields.find((known) => field === `text.${known}`),
    sentences: sentences(saveSlideCall, { slide_changed: t('changed') }, ({ code }) =>
      code === 'plain_text_only' ? t('plain') : undefined,
    ),
  });
  const save = form.submit(async (text) => {
    await call(saveSlideCall, {
      params: { number: String(number) },
      body: { language, version: inForce.version, text },
    });
    onSaved(text);
  });
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <ErrorSummary title={t('problems')} problems={form.problems} attempt={form.attempt} />
      {form.formError !== undefined && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      {slideTextFields.map((name) =>
        name === 'description' ? (
          <TextAreaField key={name} label={t(`field.${name}`)} rows={3} {...form.field(name)} />
        ) : (
          <TextField key={name} label={t(`field.${name}`)} {...form.field(name)} />
        ),
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {t('save')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
