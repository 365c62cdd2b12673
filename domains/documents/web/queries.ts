import { call, callFile } from '@egcr/web-kit/call';
import { saveFile } from '@egcr/web-kit/save-file';
import { readFileCall } from '@egcr/contract/uploads';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  addDocumentCall,
  addVersionCall,
  linkToVersionCall,
  listDocumentsCall,
  readDocumentCall,
  removeDocumentCall,
  type DocumentKind,
} from '../contract/index.ts';

const KEY = ['documents'] as const;

/** The person's papers, and the room they take. */
export function useDocuments() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listDocumentsCall, {}, { signal }) });
}

/** One of them with its versions, and when they were opened. */
export function useDocument(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call(readDocumentCall, { params: { id } }, { signal }),
  });
}

export interface NewPaper {
  /** The document it is a newer version of. */
  readonly id?: string | undefined;
  readonly uploadId: string;
  readonly kind: DocumentKind;
  readonly expiresOn: string | null;
}

/** Adds a document, or a newer version of one. */
export function useAddDocument(): (paper: NewPaper, idempotencyKey: string) => Promise<void> {
  const client = useQueryClient();
  return async ({ id, uploadId: upload_id, kind, expiresOn: expires_on }, idempotencyKey) => {
    const options = { idempotencyKey };
    await (id === undefined
      ? call(addDocumentCall, { body: { upload_id, kind, expires_on } }, options)
      : call(addVersionCall, { params: { id }, body: { upload_id, expires_on } }, options));
    await client.invalidateQueries({ queryKey: KEY });
  };
}

/** Fetches a version and hands it to the browser to be saved. */
export function useDownload() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (params: { readonly id: string; readonly number: number }) => {
      const { ticket } = await call(linkToVersionCall, { params });
      saveFile(await callFile(readFileCall, { params: { ticket } }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemoveDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeDocumentCall, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY, exact: true }),
  });
}
