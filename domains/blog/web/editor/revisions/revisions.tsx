import { Button } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { useKeptAttempt } from '@egcr/web-kit/form/kept-attempt';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';

import { restoreRevisionCall, type PostLanguage, type WrittenPost } from '../../../contract/index.ts';
import { keepPost, rereadPost } from '../../desk/queries.ts';
import { Apart } from '../apart.tsx';
import type { TextSaver, TypedText } from '../text-saver.ts';
import { editorTexts } from '../texts.ts';
import { restoreRevision, useRevision, useRevisions, type OfText } from './queries.ts';
import { revisionTexts } from './texts.ts';

interface RevisionsProps {
  readonly post: WrittenPost;
  readonly language: PostLanguage;
  readonly text: TypedText;
  readonly saver: TextSaver;
}

/** The text as it once was: what was different then, and the way back to it. */
export function Revisions({ post, language, text, saver }: RevisionsProps) {
  const t = useText(revisionTexts);
  const formats = useFormats();
  const version = post.texts.find((each) => each.language === language)?.version ?? 0;
  const revisions = useRevisions({ post: post.id, language }, version);
  const [opened, setOpened] = useState<string>();
  return (
    <section aria-labelledby="revisions" className="card flex flex-col gap-4 p-5">
      <h2 id="revisions" className="text-lg">
        {t('title')}
      </h2>
      <PagedList
        pages={revisions}
        label={t('title')}
        empty={<p className="text-sm text-ink-2">{t('none')}</p>}
        renderRow={({ id, by, at }) => (
          <li key={id} className="flex flex-col gap-3 py-2">
            <Button
              look="quiet"
              size="small"
              className="self-start text-start"
              aria-expanded={opened === id}
              onClick={() => setOpened(opened === id ? undefined : id)}
            >
              <time dateTime={at} className="num">
                {formats.recent(at)}
              </time>
              {by && <bdi>{by}</bdi>}
            </Button>
            {opened === id && (
              <Revision
                of={{ post: post.id, language, revision: id }}
                {...{ post, text, saver }}
                onRestored={() => setOpened(undefined)}
              />
            )}
          </li>
        )}
      />
    </section>
  );
}

interface RevisionProps extends Pick<RevisionsProps, 'post' | 'text' | 'saver'> {
  readonly of: OfText & { readonly revision: string };
  readonly onRestored: () => void;
}

function Revision({ of, post, text, saver, onRestored }: RevisionProps) {
  const t = useText(revisionTexts);
  const found = useRevision(of, of.revision);
  const { isBusy, restore } = useRestore({ of, post, saver, onRestored });
  if (found.data === undefined) return null;
  return (
    <div className="flex flex-col gap-3">
      <Apart
        language={of.language}
        left={{ title: t('before'), text: found.data }}
        right={{ title: t('now'), text }}
      />
      {post.may_change && (
        <Button
          size="small"
          look="secondary"
          className="self-start"
          busy={isBusy}
          onClick={() => void restore()}
        >
          {t('restore')}
        </Button>
      )}
    </div>
  );
}

function useRestore({ of, post, saver, onRestored }: Omit<RevisionProps, 'text'>) {
  const t = useText(revisionTexts);
  const said = useText(editorTexts);
  const say = useSentences(
    sentences(restoreRevisionCall, { post_locked: said('locked'), text_changed: said('changed') }),
  );
  const toasts = useToasts();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { attempt } = useKeptAttempt(`blog.restore.${of.revision}`, z.unknown());
  async function restore(): Promise<void> {
    setBusy(true);
    try {
      // What was typed last becomes a revision too.
      if (!(await saver.save())) return;
      const version = saver.version();
      const restored = await attempt({ version }, (key) => restoreRevision(of, version, key));
      const back = restored?.texts.find(({ language }) => language === of.language);
      if (restored === undefined || back === undefined) return;
      saver.takeTheirs(back);
      keepPost(client, restored);
      toasts.show({ tone: 'ok', title: t('restored') });
      onRestored();
    } catch (failure) {
      await rereadPost(client, post.id);
      toasts.show({ tone: 'bad', title: t('failed'), description: say.failure(failure) });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, restore };
}
