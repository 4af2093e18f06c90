/** Element ID of the place of the developer panel's button in the footer. */
export const DEVELOPER_PLACE = 'developer-place';

/** Element ID of the place of the live chat. */
export const CHAT_PLACE = 'chat-place';
