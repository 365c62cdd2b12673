import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Checkbox } from '@egcr/ui/checkbox';
import { ErrorSummary } from '@egcr/ui/error-summary';
import { NativeSelect } from '@egcr/ui/native-select';
import { TextAreaField, TextField } from '@egcr/ui/text-field';
import { useSchemaForm } from '@egcr/web-kit/forms';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { isLanguage, languageNames, languages } from '@egcr/web-kit/languages';

import { testimonialText } from '../../../../contract/testimonial-rules.ts';
import { voicesEditorTexts } from './texts.ts';
import { testimonialSentences } from './refusals.ts';
import type { EditedVoice, Testimonials } from './use-testimonials.ts';

interface VoiceFormProps {
  /** Undefined for a new one. */
  readonly voice: EditedVoice | undefined;
  readonly testimonials: Testimonials;
  readonly onClose: () => void;
}

const options = languages.map((language) => ({ value: language, label: languageNames[language] }));

/** What one person said, and that they agreed to be quoted. */
export function VoiceForm({ voice, testimonials, onClose }: VoiceFormProps) {
  const t = useText(voicesEditorTexts);
  const { language } = useLanguage();
  const form = useSchemaForm({
    schema: testimonialText,
    defaultValues: voice
      ? valuesOf(voice)
      : { language, quote: '', name: '', role: '', place: '', consent_on: '' },
    sentences: testimonialSentences(t, ({ code }) =>
      code === 'plain_text_only'
        ? t('issue.plain')
        : code === 'consent_needed'
          ? t('issue.consent')
          : undefined,
    ),
  });
  const save = form.submit(async (text) => {
    await testimonials.save(text, voice);
    onClose();
  });
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <ErrorSummary title={t('problems')} problems={form.problems} attempt={form.attempt} />
      {form.formError !== undefined && (
        <Banner tone="bad" isLive>
          {form.formError}
        </Banner>
      )}
      <TextAreaField
        label={t('field.quote')}
        hint={t('hint.quote')}
        rows={3}
        dir="auto"
        {...form.field('quote')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect label={t('field.language')} options={options} {...form.field('language')} />
        <TextField label={t('field.name')} dir="auto" autoComplete="off" {...form.field('name')} />
        <TextField label={t('field.role')} dir="auto" autoComplete="off" {...form.field('role')} />
        <TextField label={t('field.place')} dir="auto" autoComplete="off" {...form.field('place')} />
        <TextField label={t('field.consent_on')} type="date" {...form.field('consent_on')} />
      </div>
      <Checkbox label={t('field.consent_given')} {...form.field('consent_given')} />
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

function valuesOf({ language, quote, name, role, place, consent_on }: EditedVoice) {
  return {
    language: isLanguage(language) ? language : undefined,
    quote,
    name,
    role,
    place,
    consent_on,
    consent_given: true as const,
  };
}
