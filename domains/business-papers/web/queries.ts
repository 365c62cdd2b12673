import { readFileCall } from '@egcr/contract/uploads';
import { call, callFile } from '@egcr/web-kit/call';
import { saveFile } from '@egcr/web-kit/save-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  linkToBusinessPaperCall,
  listBusinessPapersCall,
  removeBusinessPaperCall,
  type BusinessPapers,
} from '../contract/index.ts';

export const papersKey = ['business-papers'] as const;

/** The papers of an organisation, and the room they take. */
export function usePapers(organisationId: string) {
  return useQuery({
    queryKey: [...papersKey, organisationId],
    queryFn: ({ signal }): Promise<BusinessPapers> =>
      call(listBusinessPapersCall, { params: { id: organisationId } }, { signal }),
  });
}

interface OnePaper {
  readonly id: string;
  readonly paper: string;
}

/** Fetches a paper and hands it to the browser to be saved. */
export function useDownload() {
  return useMutation({
    mutationFn: async (params: OnePaper) => {
      const { ticket } = await call(linkToBusinessPaperCall, { params });
      saveFile(await callFile(readFileCall, { params: { ticket } }));
    },
  });
}

export function useRemovePaper() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: OnePaper) => call(removeBusinessPaperCall, { params }),
    onSettled: () => client.invalidateQueries({ queryKey: papersKey }),
  });
}
