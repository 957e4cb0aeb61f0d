import type { MailTexts } from '../shape/mail.ts';

export const mail: MailTexts = {
  greeting: 'Guten Tag {name},',
  greetingAnyone: 'Guten Tag,',
  closing: 'Freundliche Grüße',
  questions: 'Fragen? Antworten Sie auf diese E-Mail oder rufen Sie uns an: {phone} ({hours}).',
  buttonFails: 'Die Schaltfläche funktioniert nicht? Kopieren Sie diese Adresse in Ihren Browser:',
  unsubscribe: 'Newsletter abbestellen',
  reasons: {
    account: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {shop} haben.',
    asked: 'Sie erhalten diese E-Mail, weil diese Adresse auf unserer Website eingegeben wurde.',
    backInStock:
      'Sie erhalten diese E-Mail, weil diese Adresse bei einem ausverkauften Produkt eingegeben wurde.',
    samples: 'Sie erhalten diese E-Mail, weil mit dieser Adresse Muster angefordert wurden.',
    question:
      'Sie erhalten diese E-Mail, weil mit dieser Adresse eine Frage zu einem Produkt gestellt wurde.',
    order: 'Sie erhalten diese E-Mail, weil Sie bei {shop} bestellt haben.',
    newsletter: 'Sie erhalten diese E-Mail, weil Sie den Newsletter von {shop} abonniert haben.',
    support: 'Sie erhalten diese E-Mail, weil Sie unser Kontaktformular ausgefüllt haben.',
    staff: 'Sie erhalten diese E-Mail, weil Sie für {shop} arbeiten.',
  },
  accountCreated: {
    subject: 'Willkommen bei {shop}',
    title: 'Ihr Konto ist eingerichtet',
    text: 'Schön, dass Sie da sind. Mit Ihrem Konto verfolgen Sie Ihre Bestellungen, speichern Ihre Adressen und finden Ihre Favoriten auf jedem Gerät wieder.',
    button: 'Zum Shop',
  },
  passwordReset: {
    subject: 'Neues Passwort wählen',
    title: 'Wählen Sie ein neues Passwort',
    text: 'Sie haben uns mitgeteilt, dass Sie Ihr Passwort vergessen haben. Über die Schaltfläche unten wählen Sie ein neues. Der Link funktioniert einmal und ist 30 Minuten gültig.',
    button: 'Neues Passwort wählen',
    otherwise:
      'Sie haben das nicht angefordert? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    title: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos bei {shop} wurde soeben geändert. Auf Ihren anderen Geräten müssen Sie sich neu anmelden. Sie waren das nicht? Dann wählen Sie sofort über „Passwort vergessen?“ ein neues und melden Sie sich bei uns.',
  },
  emailChange: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    title: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Sie möchten diese Adresse künftig für Ihr Konto bei {shop} verwenden. Bestätigen Sie das über die Schaltfläche unten. Der Link funktioniert einmal und ist 24 Stunden gültig.',
    button: 'Adresse bestätigen',
    otherwise: 'Sie haben das nicht angefordert? Dann müssen Sie nichts tun: Es ändert sich nichts.',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    title: 'Ihre E-Mail-Adresse wurde geändert',
    text: 'Ihr Konto bei {shop} hat jetzt eine andere E-Mail-Adresse. An diese hier schicken wir keine Nachrichten mehr dazu. Sie waren das nicht? Dann melden Sie sich bitte sofort bei uns.',
  },
  orderPlaced: {
    subject: 'Ihre Bestellung {number} ist eingegangen, noch nicht bezahlt',
    title: 'Wir haben Ihre Bestellung erhalten',
    text: 'Ihre Bestellung ist noch nicht bezahlt. Sobald wir Ihre Zahlung von {amount} erhalten haben, senden wir Ihnen die Bestätigung. Wird sie nicht bezahlt, verfällt die Bestellung von selbst und Sie schulden uns nichts.',
  },
  orderPaid: {
    subject: 'Bestätigung Ihrer Bestellung {number}',
    title: 'Vielen Dank für Ihre Bestellung',
    text: 'Ihre Zahlung von {amount} ist eingegangen, wir bearbeiten Ihre Bestellung. Unten finden Sie alle Angaben; bitte bewahren Sie diese E-Mail auf. Haben Sie keinen Liefertag gewählt, schlägt die Spedition einen Tag und ein Zeitfenster vor, sobald Ihre Bestellung bereitsteht; passt das nicht, wählen Sie einen anderen Termin.',
  },
  orderCancelled: {
    subject: 'Bestellung {number} wurde storniert',
    title: 'Ihre Bestellung wurde storniert',
    text: 'Bestellung {number} wurde storniert. Es wird nichts davon geliefert.',
    refund:
      'Wir erstatten {amount} spätestens innerhalb von 14 Tagen auf dem Weg, auf dem Sie bezahlt haben.',
    nothingTaken: 'Für diese Bestellung wurde Ihnen nichts berechnet.',
  },
  orderStatus: {
    beingPrepared: {
      subject: 'Wir bereiten Bestellung {number} vor',
      title: 'Ihre Bestellung wird vorbereitet',
      text: 'Wir haben mit Bestellung {number} begonnen. Sobald sie unterwegs ist, hören Sie von uns.',
    },
    onTheWay: {
      subject: 'Bestellung {number} ist unterwegs',
      title: 'Ihre Bestellung ist unterwegs',
      text: 'Bestellung {number} hat unser Lager verlassen. Die Spedition teilt Ihnen mit, wann sie bei Ihnen ist.',
    },
    outForDelivery: {
      subject: 'Bestellung {number} wird heute zugestellt',
      title: 'Die Lieferung ist auf dem Weg zu Ihnen',
      text: 'Bestellung {number} ist verladen und wird heute zugestellt. Bitte halten Sie den Weg zur Tür frei.',
    },
    delivered: {
      subject: 'Bestellung {number} wurde zugestellt',
      title: 'Ihre Bestellung wurde zugestellt',
      text: 'Wir wünschen Ihnen lange Freude an Ihrem Einkauf. Ist etwas beschädigt oder fehlt etwas? Melden Sie sich, wir kümmern uns darum.',
    },
    returned: {
      subject: 'Ihre Rücksendung zu Bestellung {number} ist eingetroffen',
      title: 'Ihre Rücksendung ist da',
      text: 'Die Produkte der Bestellung {number} sind wieder bei uns.',
    },
  },
  review: {
    ask: 'Sind Sie zufrieden? Erzählen Sie anderen, wie Ihnen Ihr Einkauf gefällt: was gut ist und was besser sein könnte.',
    write: 'Einkauf bewerten',
    published: {
      subject: 'Ihre Bewertung zu {product} ist online',
      title: 'Ihre Bewertung ist veröffentlicht',
      text: 'Vielen Dank für Ihre Bewertung „{title}“ zu {product}. Sie ist jetzt auf der Produktseite zu lesen.',
    },
    refused: {
      subject: 'Ihre Bewertung zu {product} wurde nicht veröffentlicht',
      title: 'Wir haben Ihre Bewertung nicht veröffentlicht',
      text: 'Wir haben Ihre Bewertung „{title}“ zu {product} gelesen, können sie so aber nicht veröffentlichen.',
    },
    reasons: {
      offensive: 'Der Grund: Der Text beleidigt oder verletzt andere.',
      'personal-data':
        'Der Grund: Der Text enthält Angaben zu Personen, etwa Namen, Adressen oder Telefonnummern.',
      'not-about-product':
        'Der Grund: Der Text handelt nicht vom Produkt. Zu Lieferung oder Service schreiben Sie gern unserem Kundenservice.',
      advertising: 'Der Grund: Der Text enthält Werbung oder verweist auf eine andere Website.',
      unclear: 'Der Grund: Aus dem Text geht nicht hervor, wie Ihnen das Produkt gefällt.',
    },
    object:
      'Eine niedrige Bewertung ist für uns nie ein Grund. Sie können Ihre Bewertung ändern und erneut einsenden. Sind Sie nicht einverstanden? Antworten Sie auf diese E-Mail, dann prüft sie jemand anderes aus unserem Team noch einmal.',
    change: 'Bewertung ansehen oder ändern',
  },
  order: {
    number: 'Bestellnummer',
    date: 'Bestellt am',
    paymentMethod: 'Zahlungsart',
    payment: 'Zahlung',
    paymentStates: {
      pending: 'Noch offen',
      paid: 'Bezahlt',
      failed: 'Fehlgeschlagen',
      cancelled: 'Abgebrochen',
    },
    status: 'Status',
    statuses: {
      orderPlaced: 'Bestellung eingegangen',
      waitingForPayment: 'Wartet auf Zahlung',
      beingPrepared: 'Wird vorbereitet',
      onTheWay: 'Unterwegs',
      outForDelivery: 'In Zustellung',
      delivered: 'Zugestellt',
      cancelled: 'Storniert',
      returned: 'Zurückgesendet',
    },
    items: 'Ihre Produkte',
    quantity: '{count} × {price}',
    expected: 'Voraussichtliche Lieferung',
    expectedUnpaid: 'Voraussichtliche Lieferung, wenn Sie sofort bezahlen',
    freeInstallation: 'Kostenlose Montage: Unser Lieferteam baut es dort auf, wo es abgestellt wird',
    garan:
      'GARAN: {years} Jahre Garantie von {producer} auf das ganze Produkt, Modell {model}. Bedingungen: {terms}',
    subTotal: 'Zwischensumme',
    discount: 'Rabatt',
    delivery: 'Lieferung',
    free: 'Kostenlos',
    total: 'Gesamtbetrag',
    vat: 'Darin enthaltene MwSt.',
    installmentFee: 'Kosten der Ratenzahlung',
    charged: 'Zu zahlen',
    shippingAddress: 'Lieferadresse',
    billingAddress: 'Rechnungsadresse',
    deliveryMethod: 'Lieferart',
    deliveryMethods: { home: 'Lieferung nach Hause', placement: 'Lieferung zum Wunschplatz' },
    oldPieces: 'Alte Möbel mitnehmen',
    deliverySlot: 'Liefertag',
    note: 'Ihre Anmerkung',
  },
  giftCard: {
    paidWith: 'Bezahlt mit Geschenkkarte …{end}',
    sent: {
      subject: '{giver} schenkt Ihnen eine Geschenkkarte von {shop}',
      title: 'Eine Geschenkkarte für Sie',
      text: '{giver} schenkt Ihnen eine Geschenkkarte über {amount} für {shop}.',
      button: 'Zum Shop',
    },
    code: 'Ihr Code',
    amount: 'Betrag',
    validUntil: 'Gültig bis einschließlich',
    use: 'Geben Sie den Code beim Bezahlen ein. Was Sie nicht ausgeben, bleibt auf der Karte. Wer den Code hat, kann damit bezahlen: Bewahren Sie diese E-Mail also gut auf.',
    balance: 'Guthaben ansehen',
    reason: 'Sie erhalten diese E-Mail, weil {giver} Ihnen eine Geschenkkarte von {shop} schenkt.',
    placed: {
      subject: 'Ihre Bestellung {number} ist eingegangen, noch nicht bezahlt',
      title: 'Wir haben Ihre Bestellung erhalten',
      text: 'Ihre Geschenkkarte ist noch nicht bezahlt. Sobald Ihre Zahlung über {amount} eingegangen ist, senden wir Ihnen die Bestätigung. Wird nicht bezahlt, verfällt die Bestellung von selbst und Sie schulden uns nichts.',
    },
    paid: {
      subject: 'Bestätigung Ihrer Bestellung {number}',
      title: 'Vielen Dank für Ihre Bestellung',
      text: 'Ihre Zahlung über {amount} ist eingegangen. Am gewählten Tag senden wir die Geschenkkarte per E-Mail. Unten finden Sie alle Angaben; bewahren Sie diese E-Mail gut auf.',
    },
    heading: 'Die Geschenkkarte',
    for: 'Für',
    from: 'Von',
    sendOn: 'Wird versendet am',
    message: 'Ihre Nachricht',
    rules:
      'Die Karte ist bis fünf Jahre nach dem Tag ihres Versands gültig und kann in Teilen ausgegeben werden. Auf die Karte selbst fällt keine Mehrwertsteuer an; diese ist im Preis der Waren enthalten, die damit gekauft werden.',
    withdrawal:
      'Sie können den Kauf bis 14 Tage nach dem Tag des Versands widerrufen, solange nichts davon ausgegeben wurde. Sie erhalten dann den ganzen Betrag zurück.',
  },
  toOrderPage: 'Ihre Bestellung ansehen',
  credit: {
    awaited: {
      subject: 'Ihre Bestellung {number} ist eingegangen, noch nicht bestätigt',
      title: 'Wir haben Ihre Bestellung erhalten',
      text: 'Wir warten noch auf die Zusage Ihres Kreditgebers über {amount}. Sobald wir sie haben, senden wir Ihnen die Bestätigung. Kommt sie nicht, verfällt die Bestellung von selbst und Sie schulden nichts.',
    },
    confirmed:
      'Ihre Bestellung ist bestätigt und wir bearbeiten sie. Unten finden Sie alle Angaben; bitte bewahren Sie diese E-Mail auf. Haben Sie keinen Liefertag gewählt, schlägt die Spedition einen Tag und ein Zeitfenster vor, sobald Ihre Bestellung bereitsteht; passt das nicht, wählen Sie einen anderen Termin.',
    owed: {
      'pay-later':
        'Sie bezahlen {amount} innerhalb von {days} Tagen nach Erhalt an {lender} oder so, wie Sie es mit {lender} vereinbart haben.',
      bnpl: 'Sie bezahlen {amount} in Raten an Ihren Kreditgeber, wie vereinbart.',
    },
    state: { 'pay-later': 'Zu bezahlen an {lender}', bnpl: 'Zu bezahlen an Ihren Kreditgeber' },
    nothingToPay:
      'Sie müssen nichts bezahlen. Was Sie bereits bezahlt haben, erhalten Sie innerhalb von 14 Tagen zurück.',
    withdrawn:
      'Diese Artikel müssen Sie nicht bezahlen. Haben Sie das bereits getan, erhalten Sie den Betrag innerhalb von 14 Tagen nach Ihrer Erklärung zurück.',
    less: {
      subject: '{amount} weniger zu bezahlen für Bestellung {number}',
      title: 'Sie müssen weniger bezahlen',
      text: 'Von Bestellung {number} müssen Sie {amount} nicht bezahlen. Haben Sie diesen Betrag bereits bezahlt, erhalten Sie ihn innerhalb von 14 Tagen zurück.',
    },
  },
  wire: {
    title: 'So überweisen Sie den Betrag',
    text: 'Wir beginnen mit Ihrer Bestellung, sobald der Betrag eingegangen ist. Ist er nach 10 Tagen nicht da, verfällt die Bestellung. Die Lieferzeit beginnt erst, wenn der Betrag eingegangen ist: Bezahlen Sie später, verschiebt sich die Lieferung entsprechend.',
    amount: 'Betrag',
    holder: 'Kontoinhaber',
    reference: 'Verwendungszweck',
    payBefore: 'Spätestens am',
  },
  terms: {
    title: 'Ihre Rechte bei dieser Bestellung',
    // § 312f Abs. 2 BGB: the instruction and the model form of Anlage 1 and 2 zu Art. 246a EGBGB, on a durable medium.
    withdrawal:
      'Sie haben das Recht, binnen {days} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Diese Widerrufsfrist läuft ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung über den Widerruf vor ihrem Ablauf absenden. Widerrufen Sie, zahlen wir alle Zahlungen einschließlich der Lieferkosten (mit Ausnahme der Mehrkosten einer anderen als der günstigsten Standardlieferung) spätestens binnen vierzehn Tagen ab Eingang Ihres Widerrufs mit demselben Zahlungsmittel zurück. Möbel holen wir ab; Pakete senden Sie spätestens binnen vierzehn Tagen nach Ihrem Widerruf zurück, und bis dahin oder bis zum Nachweis der Absendung dürfen wir die Rückzahlung dafür verweigern. Die Kosten tragen wir. Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen zur Prüfung der Ware nicht notwendigen Umgang mit ihr zurückgeht.',
    exceptions:
      'Ausgenommen sind Produkte, die nach Ihren Vorgaben angefertigt wurden, und versiegelte Produkte, die nach dem Öffnen aus Gründen der Hygiene nicht zurückgegeben werden können.',
    withdrawalLink: 'Vertrag widerrufen',
    withdrawalByMail:
      'Zum Widerruf genügt auch eine eindeutige Erklärung an unsere Anschrift unten oder an {email}. Dieses Muster können Sie verwenden, müssen es aber nicht: „Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren. Bestellt am / erhalten am. Name und Anschrift des/der Verbraucher(s). Unterschrift (nur bei Mitteilung auf Papier). Datum.“',
    guarantee:
      'Außerdem gilt die gesetzliche Gewährleistung, in der Europäischen Union mindestens zwei Jahre. Ist ein Produkt mangelhaft, reparieren oder ersetzen wir es kostenlos; gelingt das nicht, können Sie den Preis mindern oder Ihr Geld zurückverlangen. Nationales Recht kann Sie länger schützen.',
    guaranteeLink: 'Ihre gesetzliche Gewährleistung auf Your Europe',
    complaints:
      'Beschwerden beantworten wir innerhalb von 14 Tagen. Schreiben Sie an {email} oder rufen Sie uns an: {phone}.',
    contract:
      'Ihr Vertrag wurde am {date} mit der {company} geschlossen. Es gelten unsere AGB dieses Tages; die Preise enthalten die MwSt.',
  },
  refund: {
    heading: 'Erstattung',
    amount: 'Betrag',
    way: 'Zahlungsweg',
    account: 'Konto',
    state: 'Stand',
    states: {
      'account-needed': 'Wir warten auf Ihre Kontonummer',
      'to-transfer': 'Wir überweisen den Betrag',
      queued: 'Wird erstattet',
      sent: 'Unterwegs auf Ihr Konto',
      done: 'Erstattet',
      failed: 'Wir klären, wie wir Ihnen den Betrag erstatten',
      'charged-back': 'Von Ihrer Bank bereits zurückgebucht',
    },
    payBack:
      'Wir erstatten {amount} spätestens innerhalb von 14 Tagen nach Ihrem Widerruf auf dem Weg, auf dem Sie bezahlt haben.',
    takenByBank:
      'Ihre Bank hat {amount} dieser Zahlung bereits zurückgebucht; diesen Betrag erstatten wir nicht noch einmal.',
    requestedAt: 'Seit',
    doneAt: 'Erstattet am',
    askAccount:
      'Sie haben per Überweisung bezahlt. Bitte teilen Sie uns mit, auf welches Konto wir den Betrag überweisen dürfen.',
    button: 'Konto angeben',
  },
  refundAnnounced: {
    subject: 'Wir erstatten {amount} für Bestellung {number}',
    title: 'Sie erhalten Geld zurück',
    text: 'Wir erstatten Ihnen {amount} aus Bestellung {number}, spätestens innerhalb von 14 Tagen.',
  },
  refundDone: {
    subject: 'Wir haben {amount} für Bestellung {number} erstattet',
    title: 'Ihr Geld ist erstattet',
    text: 'Wir haben Ihnen {amount} aus Bestellung {number} erstattet. Bis der Betrag auf Ihrem Konto zu sehen ist, können einige Werktage vergehen.',
  },
  saleCredited: {
    subject: 'Gutschrift zu Bestellung {number}',
    title: 'Ihre Gutschrift',
    text: 'Ein Teil von Bestellung {number} wurde zurückgenommen. Dafür erhalten Sie eine Gutschrift über {amount}; Sie finden sie im Anhang.',
  },
  moneyNotice: {
    toTransfer: {
      subject: 'Zu überweisen: {amount} für Bestellung {number}',
      title: 'Eine Erstattung wartet auf Sie',
      text: 'Der Kunde erhält {amount} für Bestellung {number} zurück und hat ein Konto angegeben. Bitte überweisen Sie den Betrag und halten Sie fest, dass es geschehen ist.',
    },
    refundFailed: {
      subject: 'Erstattung fehlgeschlagen: {amount} für Bestellung {number}',
      title: 'Eine Erstattung ist nicht gelungen',
      text: 'Der Zahlungsdienst hat {amount} für Bestellung {number} nicht erstattet. Bitte erstatten Sie den Betrag auf anderem Weg und halten Sie fest, dass es geschehen ist.',
    },
    chargedBack: {
      subject: 'Zurückgebucht: {amount} aus Bestellung {number}',
      title: 'Die Bank eines Kunden hat Geld zurückgebucht',
      text: 'Aus Bestellung {number} sind nun {amount} zurückgebucht. Die Bestellung wird so nicht versandt; bitte sehen Sie nach, was zu tun ist.',
    },
  },
  withdrawalDeclared: {
    subject: 'Wir haben Ihren Widerruf der Bestellung {number} erhalten: noch ein Schritt',
    title: 'Wir haben Ihre Erklärung erhalten',
    text: 'Über unsere Website wurde die Bestellung {number} in Ihrem Namen widerrufen. Unten steht, was wir erhalten haben und wann. Bitte bewahren Sie diese E-Mail als Nachweis auf.',
    button: 'Widerruf abschließen',
    wholeOrder: 'Die ganze Bestellung',
    asWritten: 'Wie unten beschrieben',
    next: 'Noch ein Schritt: So wissen wir, dass die Erklärung von Ihnen kommt. Dabei wählen Sie die Artikel aus. Der oben genannte Zeitpunkt gilt auch, wenn Sie dies später tun, bis {days} Tage nach Ihrer Erklärung. Danach prüfen wir selbst, ob er noch gilt.',
    code: 'Oder geben Sie auf der Seite, auf der Sie waren, diesen Code ein: {code}. Der Code gilt 24 Stunden, die Schaltfläche funktioniert weiterhin.',
    otherwise:
      'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne diesen Schritt führen wir den Widerruf nicht aus. Klappt es nicht, antworten Sie auf diese E-Mail; Ihre Erklärung bleibt bestehen.',
  },
  withdrawal: {
    subject: 'Eingangsbestätigung Ihres Widerrufs',
    title: 'Ihr Widerruf ist eingegangen',
    text: 'Wir bestätigen, dass Ihr Widerruf bei uns eingegangen ist. Bitte bewahren Sie diese E-Mail als Nachweis auf.',
    receiptNumber: 'Belegnummer',
    email: 'E-Mail-Adresse',
    receivedAt: 'Eingegangen am',
    name: 'Name',
    items: 'Widerrufen',
    statement: 'Ihre Anmerkung',
    next: 'Die Rückgabe ist kostenlos: Möbel holen wir nach Absprache bei Ihnen ab, für Pakete erhalten Sie ein Rücksendeetikett per E-Mail.',
    notSent: 'Diese Artikel senden wir Ihnen nicht zu; Sie müssen also nichts zurücksenden.',
    notPaid:
      'Diese Artikel müssen Sie nicht bezahlen. Geht dennoch eine Zahlung für die ganze Bestellung ein, erstatten wir den Betrag für diese Artikel.',
    payBack: 'Wir erstatten innerhalb von 14 Tagen nach Ihrer Erklärung.',
  },
  newsletterConfirm: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    title: 'Nur noch ein Schritt',
    text: 'Diese E-Mail-Adresse wurde für den Newsletter von {shop} angemeldet. Ist das richtig? Dann bestätigen Sie es innerhalb von 48 Stunden über die Schaltfläche unten.',
    button: 'Anmeldung bestätigen',
    otherwise:
      'Sie haben sich nicht angemeldet? Dann müssen Sie nichts tun: Ohne Bestätigung erhalten Sie keinen Newsletter.',
  },
  newsletterWelcome: {
    subject: 'Willkommen beim Newsletter von {shop}',
    title: 'Sie sind angemeldet',
    text: 'Neue Kollektionen, Wohnideen und Angebote erfahren Sie ab jetzt zuerst. Abmelden können Sie sich jederzeit über den Link am Ende jedes Newsletters.',
    about: 'Mehr zum Newsletter',
  },
  newsletterAlready: {
    subject: 'Sie erhalten unseren Newsletter bereits',
    title: 'Sie sind bereits angemeldet',
    text: 'Diese E-Mail-Adresse wurde erneut für den Newsletter von {shop} eingegeben. Sie waren bereits angemeldet; es ändert sich nichts.',
    about: 'Mehr zum Newsletter',
  },
  backInStock: {
    subject: 'Wieder bestellbar: {title}',
    title: 'Wieder bestellbar',
    text: 'Sie wollten wissen, wann Sie {title} wieder bestellen können. Jetzt geht es, solange der Vorrat reicht.',
    button: 'Zum Produkt',
    last: 'Das war die einzige Nachricht dazu. Ihre E-Mail-Adresse haben wir für dieses Produkt gelöscht.',
    end: 'Keine Nachrichten zu anderen Produkten mehr',
  },
  samplesRequested: {
    subject: 'Ihre Muster sind angefordert',
    title: 'Ihre Muster sind angefordert',
    text: 'Danke für Ihre Anforderung. Wir schicken diese Muster kostenlos per Post; zurückschicken müssen Sie sie nicht.',
    list: 'Muster',
    address: 'Adresse',
  },
  samplesToSend: {
    subject: 'Muster zu verschicken',
    title: 'Muster zu verschicken',
    text: 'Es wurden Muster angefordert. Melden Sie sie als verschickt, sobald sie in der Post sind.',
  },
  samplesSent: {
    subject: 'Ihre Muster sind unterwegs',
    title: 'Ihre Muster sind in der Post',
    text: 'Wir haben diese Muster heute zur Post gegeben. Sehen Sie sie sich bei Tageslicht und bei Lampenlicht an, neben Boden und Vorhängen.',
  },
  questionReceived: {
    subject: 'Wir haben Ihre Frage erhalten',
    title: 'Vielen Dank für Ihre Frage',
    text: 'Ihre Frage zu {product} ist bei uns eingegangen. Sie erhalten innerhalb von zwei Werktagen eine Antwort an diese E-Mail-Adresse.',
  },
  questionAsked: {
    subject: 'Frage zu {product}',
    title: 'Neue Frage zu einem Produkt',
    text: 'Jemand möchte etwas wissen. Beantworten Sie die Frage in der Verwaltung: Die Antwort geht dann per E-Mail an die fragende Person, und Sie können sie auf der Produktseite zeigen.',
    product: 'Produkt',
  },
  questionAnswered: {
    subject: 'Antwort auf Ihre Frage zu {product}',
    title: 'Ihre Frage ist beantwortet',
    text: 'Sie haben uns zu {product} gefragt:',
    answer: 'Unsere Antwort',
    button: 'Produkt ansehen',
  },
  supportRequest: {
    subject: 'Kontaktformular: {subject}',
    title: 'Neue Nachricht über das Kontaktformular',
    text: 'Antworten Sie auf diese E-Mail, um der Kundin oder dem Kunden zu schreiben.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    orderNumber: 'Bestellnummer',
  },
  supportReceipt: {
    subject: 'Wir haben Ihre Nachricht erhalten',
    title: 'Vielen Dank für Ihre Nachricht',
    text: 'Wir antworten innerhalb von zwei Werktagen. Das haben Sie uns zu „{subject}“ geschrieben:',
    linkLeftOut: '[Link entfernt]',
  },
};
