import { Banner } from '@egcr/ui/banner';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Draft, Form } from '../contract/index.ts';
import type { StepsAddress } from './steps-address.ts';
import { formsTexts } from './texts.ts';

interface ChangedQuestionsProps {
  readonly form: Form;
  readonly draft: Pick<Draft, 'changed_questions'>;
  readonly address: StepsAddress;
}

/** What a new version of the form asks otherwise than when the draft was last saved, each with the way to it. */
export function ChangedQuestions({ form, draft, address }: ChangedQuestionsProps) {
  const t = useText(formsTexts);
  const changed = form.questions.filter(({ name }) => draft.changed_questions.includes(name));
  if (changed.length === 0) return null;
  return (
    <Banner tone="info" title={t('version')}>
      <p>{t('version.text')}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {changed.map(({ name, label }) => (
          <li key={name}>
            <Link href={address.to({ question: name })}>{label}</Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
