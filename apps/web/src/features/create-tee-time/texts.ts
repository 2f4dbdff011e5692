export const texts = {
  preview: {
    noDate: "Pick a date",
    noCourse: "Pick a course",
    title: "Your tee time",
    host: "You're hosting",
  },
};
