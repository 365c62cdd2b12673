import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Ler um código',
  lead: 'Aponte a câmara para um código de pagamento. Verá quem recebe o quê antes de sair algo.',
  start: 'Usar a câmara',
  stop: 'Parar a câmara',
  picture: 'Escolher uma imagem',
  'picture.hint': 'Uma foto ou captura com um código. Fica neste dispositivo.',
  view: 'Imagem da câmara',
  looking: 'À procura de um código',
  'refused.title': 'A câmara não pode ser usada',
  'refused.text': 'Permita nas definições do navegador ou escolha uma imagem do código.',
  'absent.title': 'Não há câmara aqui',
  'unknown.title': 'Não é um dos nossos códigos de pagamento',
  'unknown.text': 'Para sua segurança não abrimos mais nada.',
  'none.title': 'Nenhum código encontrado',
  'none.text': 'Tente uma imagem mais nítida, com o código inteiro.',
  'receive.title': 'Receber',
  'receive.lead': 'Mostre o código ou envie o link. O dinheiro chega na hora.',
  'receive.qr': 'Código QR para lhe pagar',
  'receive.amount': 'Valor',
  'receive.amount.hint': 'Se ficar vazio, quem paga decide.',
  'receive.note': 'Nota',
  'receive.share': 'Partilhar',
  'receive.request': 'Ou peça dinheiro a alguém',
};
