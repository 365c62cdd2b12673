import { Anchor } from '@egcr/ui/link';
import { isVerified } from '@egcr/web-kit/auth-state';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession, type AuthUser } from '@egcr/web-kit/session';
import { ArrowRight, MailPlus, Plus, Send, Smartphone, type LucideIcon } from 'lucide-react';

import { dashboardTexts } from './messages/index.ts';

interface Step {
  readonly key: 'next.add' | 'next.send' | 'next.verify-email' | 'next.verify-phone';
  readonly href: string;
  readonly Icon: LucideIcon;
}

/** What helps this person most now, first things first. */
function stepsFor(user: AuthUser | null): readonly Step[] {
  const steps: Step[] = [
    { key: 'next.add', href: '/wallet/add', Icon: Plus },
    { key: 'next.send', href: '/wallet/send', Icon: Send },
  ];
  if (!isVerified(user)) return steps;
  if (!user?.isEmailVerified)
    steps.push({ key: 'next.verify-email', href: '/settings?section=contacts', Icon: MailPlus });
  else if (!user.isPhoneVerified)
    steps.push({ key: 'next.verify-phone', href: '/settings?section=contacts', Icon: Smartphone });
  return steps;
}

export function NextSteps() {
  const t = useText(dashboardTexts);
  const user = useSession((now) => now.user);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{t('next.title')}</h2>
      <ul>
        {stepsFor(user).map(({ key, href, Icon }) => (
          <li
            key={key}
            className="group relative flex items-start gap-4 border-b border-line py-4 last:border-b-0"
          >
            <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0 text-brand-text" strokeWidth={1.7} />
            <div className="flex min-w-0 flex-1 flex-col gap-0.5">
              <Anchor
                href={href}
                className="font-semibold after:absolute after:inset-0 group-hover:text-brand-text"
              >
                {t(key)}
              </Anchor>
              <p className="text-sm text-ink-2">{t(`${key}.text`)}</p>
            </div>
            <ArrowRight
              aria-hidden
              className="mt-0.5 size-5 shrink-0 text-ink-2 transition-transform group-hover:translate-x-0.5 rtl:rotate-180 rtl:group-hover:-translate-x-0.5"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
