import { Button } from '@egcr/ui/button';
import { SkeletonText } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { listTexts } from '@egcr/web-kit/list/texts';
import { Suspense, useEffect, useState } from 'react';

import { useNotificationText } from './texts.ts';
import type { PanelList as PanelListType } from './panel-list.tsx';
import { useMarkRead } from './queries.ts';

type ListComponent = typeof PanelListType;

/** Fetched when the panel is opened, because most pages never show it; asked for again at each opening until it has come. */
function usePanelList(): ListComponent | 'coming' | 'failed' {
  const [list, setList] = useState<ListComponent | 'coming' | 'failed'>('coming');
  useEffect(() => {
    void import('./panel-list.tsx').then(
      ({ PanelList }) => setList(() => PanelList),
      () => setList('failed'),
    );
  }, []);
  return list;
}

interface PanelProps {
  readonly titleId: string;
  readonly unread: number;
  /** Someone went where a notification leads. */
  readonly onFollow: () => void;
}

/** The latest notifications, and what can be done with all of them. */
export function Panel({ titleId, unread, onFollow }: PanelProps) {
  const t = useNotificationText();
  const list = useText(listTexts);
  const markRead = useMarkRead();
  const PanelList = usePanelList();
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line ps-5 pe-2">
        <h2 id={titleId} className="text-base font-semibold">
          {t('panel.title')}
        </h2>
        {unread > 0 && (
          <Button look="quiet" size="small" onClick={() => markRead('all')}>
            {t('panel.read_all')}
          </Button>
        )}
      </div>
      <div className="max-h-120 min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {PanelList === 'coming' && <SkeletonText lines={5} />}
        {PanelList === 'failed' && <p className="p-5 text-ink-2">{list('unread')}</p>}
        {typeof PanelList === 'function' && (
          <Suspense fallback={<SkeletonText lines={5} />}>
            <PanelList onFollow={onFollow} onRead={(id) => markRead([id])} />
          </Suspense>
        )}
      </div>
    </>
  );
}
