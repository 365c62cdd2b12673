import { Timeline } from '@egcr/ui/timeline';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { postMachine, type PostEvent, type WrittenPost } from '../../../contract/index.ts';
import { stepTexts } from './texts.ts';

const isEvent = (name: string): name is PostEvent => Object.hasOwn(postMachine.events, name);

/** What became of the post, the newest first, with what editors wrote. */
export function History({ post: { history } }: { readonly post: WrittenPost }) {
  const t = useText(stepTexts);
  const formats = useFormats();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="card flex flex-col gap-4 p-5">
      <h2 id="history" className="text-lg">
        {t('history')}
      </h2>
      <Timeline
        entries={history.map(({ id, event, note, by, at }) => ({
          key: id,
          title: isEvent(event) ? t(`event.${event}`) : event,
          time: (
            <time dateTime={at} className="num">
              {formats.recent(at)}
            </time>
          ),
          description: (
            <>
              {by && <bdi>{by}</bdi>}
              {note && (
                <span dir="auto" className="block wrap-anywhere whitespace-pre-wrap">
                  {note}
                </span>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
