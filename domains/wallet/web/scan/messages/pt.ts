import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Ler um código',
  lead: 'Aponte a câmera para um código de pagamento. Você vê quem recebe o quê antes de sair algo.',
  start: 'Usar a câmera',
  stop: 'Parar a câmera',
  picture: 'Escolher uma imagem',
  'picture.hint': 'Uma foto ou captura com um código. Fica neste dispositivo.',
  view: 'Imagem da câmera',
  looking: 'Procurando um código',
  'refused.title': 'A câmera não pode ser usada',
  'refused.text': 'Permita nas configurações do navegador ou escolha uma imagem do código.',
  'absent.title': 'Não há câmera aqui',
  'unknown.title': 'Não é um dos nossos códigos de pagamento',
  'unknown.text': 'Para sua segurança não abrimos mais nada.',
  'none.title': 'Nenhum código encontrado',
  'none.text': 'Tente uma imagem mais nítida, com o código inteiro.',
  'receive.title': 'Receber',
  'receive.lead': 'Mostre o código ou envie o link. O dinheiro chega na hora.',
  'receive.qr': 'Código QR para pagar a você',
  'receive.amount': 'Valor',
  'receive.amount.hint': 'Se ficar vazio, quem paga decide.',
  'receive.note': 'Nota',
  'receive.share': 'Compartilhar',
  'receive.request': 'Ou peça dinheiro a alguém',
};
