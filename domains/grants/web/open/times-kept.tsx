import { KeyValueList } from '@egcr/ui/key-value-list';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { OpenProgramme } from '../../contract/open-calls.ts';
import { openTexts } from './texts.ts';

/** Whether a programme keeps the times that it promises. */
export function TimesKept({ programme }: { readonly programme: OpenProgramme }) {
  const t = useText(openTexts);
  const said = ({ done, kept, late }: OpenProgramme['times']['screening']) => (
    <span className="flex flex-col">
      <span>
        {done === 0 ? t('times.none') : t('times.kept', { kept: String(kept), done: String(done) })}
      </span>
      {late > 0 && <span className="text-bad">{t('times.late', { late: String(late) })}</span>}
    </span>
  );
  const { screening, decision } = programme.times;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('times')}</h2>
      <p className="text-sm text-ink-2">{t('times.text')}</p>
      <div className="card px-5 py-2">
        <KeyValueList
          items={[
            { key: t('times.screening'), value: said(screening) },
            {
              key: t('times.decision', { days: String(programme.decision_days) }),
              value: said(decision),
            },
          ]}
        />
      </div>
    </section>
  );
}
