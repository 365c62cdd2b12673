import { hrefOf } from '@egcr/contract/product-screens';
import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { Anchor } from '@egcr/ui/link';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';

import { currencyName, type Holding } from '../currencies.ts';
import { useHomeText } from './texts.ts';

/** The currencies that one does not hold yet; each leads to converting into it. Nothing where all are held. */
export function AddCurrency({ holdings }: { readonly holdings: readonly Holding[] }) {
  const t = useHomeText();
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  if (holdings.length === 0) return null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t('currency.add')}
      description={t('currency.add.text')}
      closeLabel={t('currency.close')}
      size="small"
      trigger={
        <Button look="quiet" size="small" icon={<Plus aria-hidden className="size-4.5" />}>
          {t('currency.add')}
        </Button>
      }
    >
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {holdings.map(({ asset }) => {
          const name = currencyName(asset, locale);
          return (
            <li key={asset} className="relative flex min-h-12 items-center gap-3 hover:bg-sunken">
              <Anchor
                href={`${hrefOf('wallet-convert')}?from=JVD&to=${asset}`}
                className="flex min-w-0 flex-1 items-baseline gap-3 after:absolute after:inset-0"
              >
                <span className="num w-14 shrink-0 font-semibold">{asset}</span>
                {name !== asset && <span className="min-w-0 text-ink-2 wrap-anywhere">{name}</span>}
              </Anchor>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
