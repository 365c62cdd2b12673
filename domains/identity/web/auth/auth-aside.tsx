import { Rosette } from '@egcr/ui/rosette';
import { Coin } from '@egcr/ui/coin';
import { KeyRound, ShieldCheck, TimerReset, type LucideIcon } from 'lucide-react';

import { useAuthText } from './texts.ts';

const promises = [
  { key: 'pin', Icon: KeyRound },
  { key: 'quiet', Icon: TimerReset },
  { key: 'never', Icon: ShieldCheck },
] as const satisfies readonly { readonly key: string; readonly Icon: LucideIcon }[];

/** Beside the form where there is room: what guards an account. */
export function AuthAside() {
  const t = useAuthText();
  return (
    <aside className="relative hidden h-full max-h-168 min-h-152 flex-col justify-end overflow-hidden rounded-xl bg-brand-soft p-12 @min-[62rem]:sticky @min-[62rem]:top-24 @min-[62rem]:flex">
      <Rosette className="absolute -end-16 -top-16 size-88 text-brand-text/40" />
      {/* In the middle of the rosette. */}
      <Coin className="absolute! end-12 top-12 size-32" />
      <div className="relative flex flex-col gap-8">
        <p className="max-w-[16ch] text-3xl leading-[1.12] font-strong tracking-tight text-balance">
          {t('aside.title')}
        </p>
        <ul className="engraved flex flex-col gap-5 pt-7">
          {promises.map(({ key, Icon }) => (
            <li key={key} className="flex gap-4">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 stroke-[1.6] text-brand-text" />
              <div className="flex flex-col gap-0.5">
                <p className="font-semibold">{t(`aside.${key}`)}</p>
                <p className="max-w-[44ch] text-sm text-ink-2">{t(`aside.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
