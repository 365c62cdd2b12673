import { Anchor } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { ClipboardCheck, FileText, ShieldAlert } from 'lucide-react';

import { NotOpenBadge } from '../not-open-badge.tsx';
import { belowTexts } from './texts.ts';
import { Section } from './section.tsx';

const agents = [
  { key: 'ai.writer', href: '/ai-agents', Icon: FileText },
  { key: 'ai.checker', href: '/ai-agents/business', Icon: ClipboardCheck },
  { key: 'ai.fraud', href: '/dashboard?tool=fraud-reportingdetection', Icon: ShieldAlert },
] as const;

export function AiServices() {
  const t = useText(belowTexts);
  return (
    <Section title={t('ai.title')} text={t('ai.text')}>
      <ul className="grid grid-cols-1 gap-x-10 border-t border-line sm:grid-cols-3">
        {agents.map(({ key, href, Icon }) => (
          <li key={key} className="relative flex gap-4 border-b border-line py-4 sm:border-b-0 sm:py-6">
            <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-brass-soft text-brass-text">
              <Icon aria-hidden className="size-5.5" strokeWidth={1.6} />
            </span>
            <div className="flex min-w-0 flex-col items-start gap-1">
              <h3 className="text-lg leading-[1.3333] font-semibold">
                <Anchor href={href} className="after:absolute after:inset-0 hover:text-brand-text">
                  {t(key)}
                </Anchor>
              </h3>
              <p className="text-sm text-ink-2">{t(`${key}.text`)}</p>
              <NotOpenBadge href={href} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
