import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { PageHeading } from '@egcr/ui/page-heading';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session';
import { useTiles, type OfferedTiles } from '@egcr/web-kit/slots.tsx';
import { useSearchValue } from '@egcr/web-kit/router.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { arranged } from '../../contract/arrangement.ts';
import type { HomeSlots } from '../../contract/index.ts';
import { useOwnArrangement } from './arrange/own-arrangement.ts';
import { dashboardTexts } from './texts.ts';
import { HomeTiles } from './home-tiles.tsx';
import { ToolView } from './tool-view.tsx';

const useHomeTiles: OfferedTiles<HomeSlots> = useTiles;
const ArrangePanel = lazy(async () => ({
  default: (await import('./arrange/arrange-panel.tsx')).ArrangePanel,
}));

/** Where people arrive, or the tool that a link asks for: `/dashboard?tool=fraud-reportingdetection`. */
export function Screen() {
  const tool = useSearchValue('tool');
  return tool === null ? <Home /> : <ToolView name={tool} unknown={<Home notice={<NoTool />} />} />;
}

/** What each domain shows of itself, as the person has arranged it. Services have a page of their own. */
function Home({ notice }: { readonly notice?: ReactNode }) {
  const t = useText(dashboardTexts);
  const formats = useFormats();
  const [arrived_ms] = useState(() => Date.now());
  const [isArranging, setArranging] = useState(false);
  const name = useSession((now) => now.userProfile?.first_name ?? now.userProfile?.username ?? '');
  const tiles = useHomeTiles('dashboard.tiles');
  const { kept, save } = useOwnArrangement();
  const given = arranged(tiles, kept);
  return (
    <div className="flex flex-col gap-10">
      <PageHeading
        title={t('greeting', { name })}
        description={t('today', { date: formats.date(arrived_ms) })}
        actions={
          <>
            <Button look="quiet" aria-expanded={isArranging} onClick={() => setArranging(!isArranging)}>
              {t('arrange')}
            </Button>
            <ButtonLink look="secondary" href={hrefOf('services')}>
              {t('services')}
            </ButtonLink>
          </>
        }
      />
      {notice}
      {isArranging && (
        <Suspense>
          <ArrangePanel
            shown={given}
            onChange={(changed) => void save(changed)}
            onDone={() => setArranging(false)}
          />
        </Suspense>
      )}
      <HomeTiles tiles={tiles} given={given} />
    </div>
  );
}

function NoTool() {
  const t = useText(dashboardTexts);
  return <Banner tone="info">{t('tool.unknown')}</Banner>;
}
