import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  title: 'Configurações',
  lead: 'Seu perfil, sua entrada e o jeito como falamos com você.',
  'list.label': 'Partes das configurações',
  back: 'Todas as configurações',
  loading: 'Carregando…',
  profile: 'Perfil',
  'profile.text': 'Nomes, nome de usuário e PIN',
  contacts: 'Contatos',
  'contacts.text': 'E-mail e telefone',
  security: 'Segurança',
  'security.text': 'Senha, segundo fator, chaves de acesso, dispositivos',
  preferences: 'Preferências',
  'preferences.text': 'Idioma, moeda, lugar e aparência',
  activity: 'Atividade e privacidade',
  'activity.text': 'O que é guardado do que você faz, e por quê',
  referral: 'Indicação',
  'referral.text': 'Convide outras pessoas',
  'names.title': 'Nomes',
  'names.lead': 'Os outros os veem quando você envia ou pede dinheiro.',
  'names.save': 'Salvar nomes',
  'names.saved': 'Perfil salvo',
  'names.old':
    'Um nome de usuário antigo continua seu: o dinheiro enviado a ele não pode chegar a um estranho.',
};
