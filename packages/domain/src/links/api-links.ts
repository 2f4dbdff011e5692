/** Addresses of the API that golfers and their mail programs open. */
export const calendarFileLink = (teeTimeId: string): string => `/api/tee-times/${teeTimeId}/calendar.ics`;

/** `what` is a group of mails, or the id of a saved search. */
export const unsubscribeLink = (token: string, what: string): string => `/api/unsubscribe/${token}/${what}`;
