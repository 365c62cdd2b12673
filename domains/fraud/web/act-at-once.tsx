import { hrefOf } from '@egcr/contract/product-screens';
import { TaskRow } from '@egcr/ui/task-row';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { KeyRound, LogOut, Snowflake } from 'lucide-react';

import { fraudTexts } from './texts.ts';

/** What keeps the loss small, before any officer reads a report. */
export function ActAtOnce() {
  const t = useText(fraudTexts);
  const security = hrefOf('settings', { section: 'security' });
  return (
    <section aria-labelledby="act-at-once" className="flex flex-col gap-2">
      <h2 id="act-at-once" className="text-xl">
        {t('act')}
      </h2>
      <ul className="card flex flex-col px-5">
        <TaskRow
          href={hrefOf('wallet-security')}
          Icon={Snowflake}
          title={t('act.freeze')}
          text={t('act.freeze.text')}
        />
        <TaskRow href={security} Icon={KeyRound} title={t('act.pin')} text={t('act.pin.text')} />
        <TaskRow href={security} Icon={LogOut} title={t('act.sessions')} text={t('act.sessions.text')} />
      </ul>
    </section>
  );
}
