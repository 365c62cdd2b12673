import { Badge, type Tone } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { Anchor } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import type { Answers, Form } from '../contract/index.ts';
import { sectionsOf, type SectionState } from './section-rules.ts';
import type { StepsAddress } from './steps-address.ts';
import { formsTexts } from './texts.ts';

const toneOf: Readonly<Record<SectionState, Tone>> = {
  todo: 'neutral',
  started: 'brand',
  done: 'ok',
  optional: 'neutral',
};

interface TasksPageProps {
  readonly form: Form;
  readonly answers: Answers;
  readonly address: StepsAddress;
  /** What a new version of the form asks otherwise, if anything. */
  readonly changed: ReactNode;
  readonly note: ReactNode;
}

/** The sections of a long form, in any order, each with how far it is. */
export function TasksPage({ form, answers, address, changed, note }: TasksPageProps) {
  const t = useText(formsTexts);
  const formats = useFormats();
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      {changed}
      <PageHeading title={t('tasks')} eyebrow={form.title} description={t('tasks.text')} />
      <ol className="flex flex-col border-t border-line">
        {sectionsOf(form, answers).map(({ name, title, state, question, answered, asked }) => (
          <li
            key={name}
            className="group relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-4"
          >
            <span className="flex min-w-0 flex-1 basis-48 flex-col">
              <Anchor
                href={address.to({ question })}
                className="font-semibold after:absolute after:inset-0 group-hover:text-brand-text"
              >
                {title}
              </Anchor>
              <span className="text-sm text-ink-2">
                {t('section.answered', { number: formats.number(answered), total: formats.number(asked) })}
              </span>
            </span>
            <Badge tone={toneOf[state]}>{t(`section.${state}`)}</Badge>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={address.to({ step: 'check' })}>{t('check')}</ButtonLink>
        {note}
      </div>
    </div>
  );
}
