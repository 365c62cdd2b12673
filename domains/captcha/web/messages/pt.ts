import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  label: 'Não sou um robô',
  verified: 'Verificado',
  verifying: 'Verificando…',
  required: 'Verificação necessária!',
  error: 'A verificação falhou. Tente mais tarde.',
  expired: 'A verificação expirou. Tente de novo.',
  wait: 'Verificando… aguarde.',
  enter_code: 'Digite o código',
  'enter_code.heard': 'Digite o código que você ouvir. Pressione Espaço para tocar o áudio.',
  audio: 'Ouvir o código',
  loading: 'Carregando…',
  reload: 'Recarregar',
  verify: 'Verificar',
  server_responded: 'O servidor respondeu {status}.',
  spam: 'O filtro de spam deu uma classificação negativa.',
  'gate.title': 'Você é uma pessoa?',
  'gate.text': 'Digite os números que você vê ou peça que sejam lidos em voz alta.',
  'gate.cancel': 'Cancelar',
};
