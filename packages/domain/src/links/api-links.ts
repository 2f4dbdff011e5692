/** Addresses of files and calls that golfers and their mail programs open. */
export const calendarFileLink = (teeTimeId: string): string => `/api/tee-times/${teeTimeId}/calendar.ics`;

/** The picture of a round, for who played it. */
export const roundTicketLink = (teeTimeId: string): string => `/tee-times/${teeTimeId}/ticket.png`;

/** `what` is a group of mails, or the id of a saved search. */
export const unsubscribeLink = (token: string, what: string): string => `/api/unsubscribe/${token}/${what}`;
