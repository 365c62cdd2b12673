import { Anchor } from '@egcr/ui/link';

import { authAddress, type AuthMode } from './auth-mode.ts';
import { useAuthText } from './texts.ts';

interface AuthTabsProps {
  readonly mode: AuthMode;
  readonly redirect: string | undefined;
}

/** Sign In and Sign Up: two links, the present one marked. */
export function AuthTabs({ mode, redirect }: AuthTabsProps) {
  const t = useAuthText();
  return (
    <nav aria-label={t('tabs.label')} className="flex flex-wrap border-b border-line">
      {(['signin', 'signup'] as const).map((tab) => (
        <Anchor
          key={tab}
          href={authAddress(tab, redirect)}
          aria-current={tab === mode ? 'page' : undefined}
          className="-mb-px flex min-h-12 max-w-full flex-1 items-center justify-center border-b-2 border-transparent px-3 font-medium text-ink-2 transition-colors duration-150 hover:text-ink aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-brand-text"
        >
          {t(`tabs.${tab}`)}
        </Anchor>
      ))}
    </nav>
  );
}
