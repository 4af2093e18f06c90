/** Element ID of the place in the footer for the button of the developer panel. */
export const DEVELOPER_PLACE = 'developer-place';

/** Element ID of the place of the live chat. */
export const CHAT_PLACE = 'chat-place';
