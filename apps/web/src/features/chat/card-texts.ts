/** What the chat says before it is opened: the rest of its texts come with the room. */
export const cardTexts = {
  title: "Group chat",
  join: "Join this tee time to participate in group chat",
  loading: "Loading messages…",
  interrupted: "The page closed before we could send it",
};
