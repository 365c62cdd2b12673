import type { IdentityMessages } from './types.ts';

export const es: IdentityMessages = {
  direction: 'ltr',
  linkMails: {
    email_signup: {
      subject: 'Confirma tu correo electrónico',
      heading: 'Te damos la bienvenida a EGCR',
      text: 'Confirma esta dirección de correo y tu cuenta estará lista.',
      button: 'Confirmar el correo',
    },
    email_signin: {
      subject: 'Tu enlace para iniciar sesión',
      heading: 'Inicia sesión en EGCR',
      text: 'Abre el enlace en el dispositivo en el que quieras iniciar sesión.',
      button: 'Iniciar sesión',
    },
    recovery: {
      subject: 'Restablece tu contraseña',
      heading: 'Elige una contraseña nueva',
      text: 'Alguien, probablemente tú, ha pedido restablecer la contraseña de tu cuenta.',
      button: 'Restablecer la contraseña',
    },
    pin_reset: {
      subject: 'Restablece tu PIN',
      heading: 'Elige un PIN nuevo',
      text: 'Abre el enlace en tu dispositivo habitual. También te pediremos la contraseña.',
      button: 'Restablecer el PIN',
    },
  },
  reauthentication: {
    subject: 'Tu código de confirmación',
    heading: 'Confirma que eres tú',
    text: 'Escribe este código donde te lo hayamos pedido.',
  },
  notices: {
    password_changed: {
      subject: 'Tu contraseña ha cambiado',
      heading: 'Tu contraseña ha cambiado',
      text: 'Hemos cerrado la sesión en tus demás navegadores y dispositivos.',
    },
    pin_changed: {
      subject: 'Tu PIN ha cambiado',
      heading: 'Tu PIN ha cambiado',
      text: 'A partir de ahora solo el PIN nuevo abre tu cartera.',
    },
    pin_locked: {
      subject: 'Demasiados PIN incorrectos',
      heading: 'Hemos cerrado tu sesión en todas partes',
      text: 'Hoy se ha introducido mal tu PIN demasiadas veces. Vuelve a iniciar sesión y restablece el PIN.',
    },
    account_exists: {
      subject: 'Ya tienes una cuenta',
      heading: 'Ya tienes una cuenta',
      text: 'Alguien ha intentado registrarse con este correo. Inicia sesión como siempre o restablece la contraseña si la has olvidado.',
    },
  },
  mail: {
    codeLabel: 'O escribe este código:',
    validity: 'Sirve una sola vez, durante {minutes} minutos.',
    notAsked: 'Si no lo has pedido tú, no tienes que hacer nada.',
    notYou: 'Si no has sido tú, restablece tu contraseña enseguida.',
    signature: 'EGCR',
  },
  sms: {
    signup: '{code} confirma tu cuenta de EGCR. El código sirve durante {minutes} minutos.',
    code: '{code} es tu código de EGCR. Sirve durante {minutes} minutos.',
    pinReset:
      '{code} te permite restablecer tu PIN de EGCR. Sirve durante {minutes} minutos. No lo compartas.',
  },
  linkPage: {
    title: 'Un paso más',
    text: 'Pulsa el botón para continuar. Así sabemos que el enlace lo ha abierto una persona y no un filtro de correo.',
    button: 'Continuar',
  },
};
