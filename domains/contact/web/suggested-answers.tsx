import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Topic } from '../contract/index.ts';
import { contactTexts } from './texts.ts';
import { suggestFor } from './suggestions.ts';

/** What may answer the question at once, by its topic; and when we are here. */
export function SuggestedAnswers({ topic }: { readonly topic: Topic | undefined }) {
  const t = useText(contactTexts);
  return (
    <aside
      aria-labelledby="contact-answers"
      className="flex flex-col gap-6 lg:border-s lg:border-line lg:ps-8"
    >
      <h2 id="contact-answers" className="text-lg">
        {t('answers')}
      </h2>
      <div aria-live="polite" className="flex flex-col divide-y divide-line">
        {suggestFor(topic).map(({ name, href }) => (
          <section key={name} className="flex flex-col gap-1.5 py-4 first:pt-0">
            <h3 className="text-base">{t(`answer.${name}`)}</h3>
            <p className="text-sm text-ink-2">{t(`answer.${name}.text`)}</p>
            <Link href={href} look="standalone" className="text-sm">
              {t(`answer.${name}.link`)}
            </Link>
          </section>
        ))}
      </div>
      <section className="flex flex-col gap-1.5 border-t border-line pt-4 text-sm">
        <h3 className="text-base">{t('hours')}</h3>
        <p className="text-ink-2">{t('hours.text')}</p>
      </section>
    </aside>
  );
}
