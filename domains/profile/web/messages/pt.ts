import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  resource: 'a conclusão do perfil',
  loading: 'Carregando seu perfil…',
  saved: 'Preparando seu perfil…',
  'failed.title': 'Não foi possível carregar seu perfil',
  'failed.text': 'Não foi possível carregar as informações do perfil. Tente novamente.',
  'failed.retry': 'Tentar novamente',
  title: 'Complete seu perfil',
  lead: 'Alguns dados, um PIN, e sua conta está pronta.',
  'title.pin': 'Escolha seu PIN',
  'lead.pin': 'Seu nome já está registrado. Só falta o PIN.',
  'names.title': 'Quem é você',
  'names.hint': 'Escreva seu nome como está nos seus documentos.',
  first_name: 'Nome',
  last_name: 'Sobrenome',
  username: 'Nome de usuário',
  'username.hint':
    'Com ele encontram você e enviam dinheiro. De 3 a 30 letras minúsculas, dígitos, pontos, hifens ou sublinhados.',
  'username.checking': 'Verificando…',
  'username.free': '@{name} está livre',
  'username.taken': '@{name} já está em uso',
  'pin.title': 'Seu PIN',
  'pin.hint':
    'Seis dígitos que você vai digitar para entrar e para enviar dinheiro. Nada de sequências como 123456 nem repetições como 111111.',
  pin: 'PIN',
  'pin.again': 'Repita o PIN',
  submit: 'Salvar e continuar',
  who: 'Você entrou como {who}',
  sign_out: 'Sair',
  'summary.title': 'Confira o que você preencheu',
  'issue.first_name_required': 'Digite seu nome.',
  'issue.last_name_required': 'Digite seu sobrenome.',
  'issue.name_too_long': 'Um nome pode ter no máximo {maximum} caracteres.',
  'issue.name_characters': 'Este nome tem caracteres que não podemos aceitar.',
  'issue.username_required': 'Escolha um nome de usuário.',
  'issue.username_too_short': 'O nome de usuário precisa de pelo menos {minimum} caracteres.',
  'issue.username_too_long': 'O nome de usuário pode ter no máximo {maximum} caracteres.',
  'issue.username_characters':
    'Um nome de usuário tem letras minúsculas de a a z, dígitos, pontos, hifens e sublinhados, e começa com letra ou dígito.',
  'issue.username_reserved': 'Este nome de usuário é reservado. Escolha outro.',
  'issue.username_taken': 'Outra pessoa tem este nome de usuário. Escolha outro.',
  'issue.pin_format': 'Digite os 6 dígitos do PIN.',
  'issue.pin_too_simple': 'Este PIN é fácil de adivinhar. Escolha outro.',
  'issue.pins_differ': 'Os dois PINs não são iguais.',
};
