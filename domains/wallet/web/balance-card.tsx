import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { Rosette } from '@egcr/ui/rosette';

import { useConcealment } from './concealment.ts';
import type { Holding } from './currencies.ts';
import { useWalletText } from './messages/index.ts';

/** The JVD balance, drawn like the face of a banknote. */
export function BalanceCard({ holding }: { readonly holding: Holding }) {
  const t = useWalletText();
  const { isConcealed } = useConcealment();
  const concealedLabel = isConcealed ? t('amounts.hidden') : undefined;
  const isAllFree = holding.held.value === '0';
  return (
    <section
      aria-labelledby="wallet-balance"
      className="relative overflow-hidden rounded-xl border border-line bg-brass-soft shadow-1"
    >
      <Rosette className="absolute -end-28 -top-40 size-[28rem] text-brass-text/35" />
      <div className="engraved relative flex min-h-52 flex-col justify-between gap-8 p-6 sm:p-8">
        <h2 id="wallet-balance" className="text-sm font-semibold text-brass-text">
          {t('balance.title')}
        </h2>
        <div className="flex flex-col gap-2">
          <Money
            amount={holding.available}
            size="display"
            className="text-4xl"
            {...(concealedLabel === undefined ? {} : { concealedLabel })}
          />
          {isAllFree ? (
            <p className="text-sm text-ink-2">{t('balance.none_held')}</p>
          ) : (
            <KeyValueList
              items={[
                {
                  key: t('balance.held'),
                  value: <Money amount={holding.held} concealedLabel={concealedLabel} />,
                },
                {
                  key: t('balance.total'),
                  value: <Money amount={holding.balance} concealedLabel={concealedLabel} />,
                },
              ]}
            />
          )}
        </div>
      </div>
    </section>
  );
}
