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
    email_change_current: {
      subject: 'Confirma el cambio de tu correo',
      heading: 'Confirma el cambio de tu correo',
      text: 'Se ha pedido cambiar el correo de tu cuenta. Confírmalo aquí y en la dirección nueva; hasta entonces no cambia nada.',
      button: 'Confirmar el cambio',
    },
    email_change_new: {
      subject: 'Confirma tu nuevo correo',
      heading: 'Confirma tu nuevo correo',
      text: 'Confirma que tu cuenta puede usar esta dirección a partir de ahora.',
      button: 'Confirmar esta dirección',
    },
    invite: {
      subject: 'Te han invitado a EGCR',
      heading: 'Te han invitado a EGCR',
      text: 'Alguien ha creado una cuenta para ti. Acepta la invitación y elige una contraseña.',
      button: 'Aceptar la invitación',
    },
  },
  undoMails: {
    email: {
      subject: 'Tu correo ha cambiado',
      heading: 'Tu correo ha cambiado',
      text: 'Esta dirección ya no pertenece a tu cuenta. Si no has sido tú, recupera la cuenta: volverá la dirección anterior y se cerrarán todas las sesiones.',
      button: 'Deshacer el cambio',
    },
    phone: {
      subject: 'Tu número de teléfono ha cambiado',
      heading: 'Tu número de teléfono ha cambiado',
      text: 'Tu cuenta tiene ahora otro número de teléfono. Si no has sido tú, recupera la cuenta: volverá el número anterior y se cerrarán todas las sesiones.',
      button: 'Deshacer el cambio',
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
      text: 'A partir de ahora solo el PIN nuevo abre tu monedero.',
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
    email_changed: {
      subject: 'Este es ahora tu correo',
      heading: 'Este es ahora tu correo',
      text: 'A partir de ahora te escribimos a esta dirección y con ella inicias sesión.',
    },
    contact_reverted: {
      subject: 'Tu dirección anterior ha vuelto',
      heading: 'Tu dirección anterior ha vuelto',
      text: 'El cambio se ha deshecho y se han cerrado todas las sesiones. Elige una contraseña nueva antes de seguir.',
    },
    factor_added: {
      subject: 'Se ha añadido una aplicación de autenticación',
      heading: 'Se ha añadido una aplicación de autenticación',
      text: 'A partir de ahora tu cuenta puede pedir un código de esta aplicación.',
    },
    factor_removed: {
      subject: 'Se ha quitado una aplicación de autenticación',
      heading: 'Se ha quitado una aplicación de autenticación',
      text: 'Tu cuenta ya no pide los códigos de esta aplicación.',
    },
    recovery_codes_made: {
      subject: 'Tienes códigos de recuperación nuevos',
      heading: 'Tienes códigos de recuperación nuevos',
      text: 'Los anteriores ya no sirven. Guarda los nuevos en un lugar seguro.',
    },
    recovery_code_used: {
      subject: 'Se ha usado un código de recuperación',
      heading: 'Se ha usado un código de recuperación',
      text: 'Alguien ha iniciado sesión con uno de tus códigos de recuperación. No volverá a servir.',
    },
    passkey_added: {
      subject: 'Se ha añadido una llave de acceso',
      heading: 'Se ha añadido una llave de acceso',
      text: 'A partir de ahora esta llave de acceso abre tu cuenta.',
    },
    passkey_removed: {
      subject: 'Se ha quitado una llave de acceso',
      heading: 'Se ha quitado una llave de acceso',
      text: 'Esta llave de acceso ya no abre tu cuenta.',
    },
    session_reused: {
      subject: 'Hemos cerrado una de tus sesiones',
      heading: 'Hemos cerrado una de tus sesiones',
      text: 'Los datos de acceso de una de tus sesiones se usaron dos veces, así que quizá fueron copiados. Hemos cerrado esa sesión. Inicia sesión de nuevo.',
    },
    new_device: {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      heading: 'Nuevo inicio de sesión en tu cuenta',
      text: 'Tu cuenta se ha abierto en un navegador o dispositivo que no habíamos visto antes.',
    },
    staff_invitation: {
      subject: 'Tienes un rol de personal en EGCR',
      heading: 'Añade tu segundo factor',
      text: 'Tu cuenta podrá actuar por EGCR cuando tenga un segundo factor. Abre los ajustes de seguridad, añade una aplicación de autenticación o una llave de acceso e introduce esta invitación cuando se te pida. Sirve una vez, durante 24 horas: {token}',
    },
    money_held: {
      subject: 'Tu dinero no saldrá del monedero durante 24 horas',
      heading: 'Tu dinero está retenido 24 horas',
      text: 'Se ha establecido o restablecido tu contraseña, tu PIN o un contacto. Por eso no saldrá dinero de tu monedero durante 24 horas. Puedes terminarlo antes en los ajustes, con tu otro contacto o un segundo factor. ¿No has sido tú? Escríbenos ahora.',
    },
    money_released: {
      subject: 'Tu dinero ya no está retenido',
      heading: 'Tu dinero ya no está retenido',
      text: 'Has confirmado que eras tú. El dinero puede volver a salir de tu monedero.',
    },
    roles_changed: {
      subject: 'Han cambiado las funciones de alguien',
      heading: 'Han cambiado las funciones de alguien',
      text: 'Alguien ha recibido o perdido una función que actúa en nombre de EGCR. El registro de auditoría, en la supervisión de superadministración, dice quién. Si nadie del equipo lo quiso, actúa de inmediato.',
    },
    proposal_waiting: {
      subject: 'Una propuesta espera a una segunda persona',
      heading: 'Una propuesta espera a una segunda persona',
      text: 'Una persona con superadministración ha propuesto algo que requiere dos personas. Léalo en la supervisión de superadministración y apruébelo o rechácelo. No ocurre nada hasta que decida otra persona.',
    },
    sms_stopped: {
      subject: 'Se ha detenido el envío de SMS',
      heading: 'Se ha detenido el envío de SMS',
      text: 'Salieron demasiados códigos hacia un país o en total, o casi ninguno se introdujo. Hasta el final de la hora o del día no se envía nada más allí. El registro de auditoría, en la supervisión de superadministración, dice dónde.',
    },
  },
  mail: {
    undoValidity: 'Sirve una sola vez, durante {hours} horas.',
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
    phoneChange:
      '{code} confirma este número para tu cuenta de EGCR. El código sirve durante {minutes} minutos.',
    phoneChanged:
      'El teléfono de tu cuenta de EGCR ha cambiado. ¿No has sido tú? Deshazlo en {hours} horas: {link}',
    moneyHeld:
      'EGCR: se ha establecido o restablecido tu contraseña, PIN o contacto. No saldrá dinero de tu monedero durante 24 horas. ¿No has sido tú? Escríbenos ahora.',
    holdRelease:
      '{code} es tu código de EGCR. Libera tu dinero y vale {minutes} minutos. No lo compartas con nadie.',
  },
  linkPage: {
    title: 'Un paso más',
    text: 'Pulsa el botón para continuar. Así sabemos que el enlace lo ha abierto una persona y no un filtro de correo.',
    button: 'Continuar',
  },
  undoPage: {
    title: '¿Deshacer el cambio?',
    text: 'Volverá tu dirección o número anterior, se cerrarán todas las sesiones y se quitarán las llaves de acceso y aplicaciones de autenticación añadidas desde entonces.',
    button: 'Deshacer el cambio',
    doneTitle: 'Tu cuenta vuelve a ser tuya',
    doneText:
      'Tu dirección o número anterior ha vuelto y se han cerrado todas las sesiones. Inicia sesión y elige una contraseña nueva.',
    goneTitle: 'Este enlace ya no sirve',
    goneText: 'Ya se ha usado o han pasado sus 72 horas. Escribe a nuestro soporte si necesitas ayuda.',
  },
};
