import { readUnsent, writeUnsent } from '@egcr/web-kit/form/unsent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import type { PostLanguage, WrittenPost } from '../../contract/index.ts';
import { keepPost, saveText } from '../desk/queries.ts';
import { TextSaver, unsentText } from './text-saver.ts';

/** The text of a post in one language while it is being typed: neither a lost connection nor another writer takes it away. */
export function useSavedText(post: WrittenPost, language: PostLanguage) {
  const client = useQueryClient();
  const stored = post.texts.find((each) => each.language === language);
  const [saver] = useState(() => {
    const name = `blog.text.${post.id}.${language}`;
    return new TextSaver({
      language,
      stored,
      unsent: readUnsent(name, unsentText),
      send: async (text) => {
        const saved = await saveText(post.id, language, text);
        keepPost(client, saved);
        return saved;
      },
      keepUnsent: (text) => writeUnsent(name, text),
    });
  });
  const shown = useSyncExternalStore(saver.subscribe, saver.shown);
  const version = stored?.version;
  useEffect(() => {
    if (version !== undefined) saver.follow(version);
  }, [saver, version]);
  // The page may be left at any moment: by a link, or by closing the tab.
  useEffect(() => {
    const save = () => void saver.save();
    document.addEventListener('visibilitychange', save);
    // What was kept in the browser has not reached the server yet.
    save();
    return () => {
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [saver]);
  return { ...shown, saver };
}
