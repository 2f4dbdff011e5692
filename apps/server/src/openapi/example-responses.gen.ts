/** Recorded from the server by `openapi.test.ts`. */
export const EXAMPLE_RESPONSES = {
  "GET /auth/user": {
    "id": "5b3f0c1e-0000-4000-8000-000000000002",
    "email": "jonas@example.com",
    "firstName": "Jonas",
    "lastName": "Reyes",
    "phoneNumber": null,
    "profileImageUrl": null,
    "coverImageUrl": null,
    "bio": null,
    "publicProfile": true,
    "lastNameTo": "everyone",
    "showsReasons": true,
    "handicap": 6,
    "rating": 0,
    "ratingsCount": 0,
    "gamesHosted": 0,
    "gamesPlayed": 0,
    "isAdmin": false,
    "emailJoinRequests": true,
    "emailRequestApprovals": true,
    "emailTeeTimeChanges": true,
    "emailMarketing": true,
    "emailSavedSearches": true,
    "smsJoinRequests": true,
    "smsRequestApprovals": true,
    "smsTeeTimeChanges": true,
    "pushJoinRequests": true,
    "pushRequestApprovals": true,
    "pushTeeTimeChanges": true,
    "pushSavedSearches": true,
    "quietHours": {
      "from": "22:00",
      "to": "07:00"
    },
    "timeZone": null,
    "smsOptInAt": null,
    "marketingOptInAt": null,
    "createdAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z"
  },
  "POST /auth/register": {
    "id": "5b3f0c1e-0000-4000-8000-000000000099",
    "email": "priya@example.com",
    "firstName": "Priya",
    "lastName": "Shah",
    "phoneNumber": null,
    "profileImageUrl": null,
    "coverImageUrl": null,
    "bio": null,
    "publicProfile": true,
    "lastNameTo": "everyone",
    "showsReasons": true,
    "handicap": null,
    "rating": 0,
    "ratingsCount": 0,
    "gamesHosted": 0,
    "gamesPlayed": 0,
    "isAdmin": false,
    "emailJoinRequests": true,
    "emailRequestApprovals": true,
    "emailTeeTimeChanges": true,
    "emailMarketing": true,
    "emailSavedSearches": true,
    "smsJoinRequests": true,
    "smsRequestApprovals": true,
    "smsTeeTimeChanges": true,
    "pushJoinRequests": true,
    "pushRequestApprovals": true,
    "pushTeeTimeChanges": true,
    "pushSavedSearches": true,
    "quietHours": {
      "from": "22:00",
      "to": "07:00"
    },
    "timeZone": null,
    "smsOptInAt": null,
    "marketingOptInAt": null,
    "createdAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z"
  },
  "POST /auth/finish-sign-up": {
    "id": "5b3f0c1e-0000-4000-8000-000000000099",
    "email": "priya@example.com",
    "firstName": "Priya",
    "lastName": "Shah",
    "phoneNumber": null,
    "profileImageUrl": null,
    "coverImageUrl": null,
    "bio": null,
    "publicProfile": true,
    "lastNameTo": "everyone",
    "showsReasons": true,
    "handicap": null,
    "rating": 0,
    "ratingsCount": 0,
    "gamesHosted": 0,
    "gamesPlayed": 0,
    "isAdmin": false,
    "emailJoinRequests": true,
    "emailRequestApprovals": true,
    "emailTeeTimeChanges": true,
    "emailMarketing": true,
    "emailSavedSearches": true,
    "smsJoinRequests": true,
    "smsRequestApprovals": true,
    "smsTeeTimeChanges": true,
    "pushJoinRequests": true,
    "pushRequestApprovals": true,
    "pushTeeTimeChanges": true,
    "pushSavedSearches": true,
    "quietHours": {
      "from": "22:00",
      "to": "07:00"
    },
    "timeZone": null,
    "smsOptInAt": null,
    "marketingOptInAt": null,
    "createdAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z"
  },
  "POST /auth/login": {
    "id": "5b3f0c1e-0000-4000-8000-000000000001",
    "email": "maya@example.com",
    "firstName": "Maya",
    "lastName": "Okafor",
    "phoneNumber": null,
    "profileImageUrl": null,
    "coverImageUrl": null,
    "bio": null,
    "publicProfile": true,
    "lastNameTo": "everyone",
    "showsReasons": true,
    "handicap": null,
    "rating": 0,
    "ratingsCount": 0,
    "gamesHosted": 0,
    "gamesPlayed": 0,
    "isAdmin": false,
    "emailJoinRequests": true,
    "emailRequestApprovals": true,
    "emailTeeTimeChanges": true,
    "emailMarketing": true,
    "emailSavedSearches": true,
    "smsJoinRequests": true,
    "smsRequestApprovals": true,
    "smsTeeTimeChanges": true,
    "pushJoinRequests": true,
    "pushRequestApprovals": true,
    "pushTeeTimeChanges": true,
    "pushSavedSearches": true,
    "quietHours": {
      "from": "22:00",
      "to": "07:00"
    },
    "timeZone": null,
    "smsOptInAt": null,
    "marketingOptInAt": null,
    "createdAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z"
  },
  "POST /auth/forgot-password": {
    "sent": true
  },
  "POST /auth/reset-password": {
    "reset": true
  },
  "POST /auth/confirm-email": {
    "confirmed": true
  },
  "POST /auth/confirm-password": {
    "confirmed": true
  },
  "POST /auth/websocket-token": {
    "token": "k3uB0JQyJr0cJk9e5mZpYb7m1m0yq2Yw3Zt8n4sXr1A"
  },
  "GET /tee-times": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000020",
      "hostId": "5b3f0c1e-0000-4000-8000-000000000001",
      "courseId": "5b3f0c1e-0000-4000-8000-000000000010",
      "date": "2026-06-12",
      "time": "07:30",
      "teeOffAt": "2026-06-12T14:30:00.000Z",
      "totalSlots": 4,
      "description": null,
      "moodEmoji": "⛳",
      "mood": "competitive",
      "preferences": [],
      "isPublic": true,
      "opensToAllAt": null,
      "status": "active",
      "createdAt": "2026-06-11T15:00:00.000Z",
      "updatedAt": "2026-06-11T15:00:00.000Z",
      "course": {
        "name": "Cypress Hollow",
        "location": "Monterey, CA",
        "imageUrl": null,
        "timeZone": "America/Los_Angeles"
      },
      "sky": {
        "land": "parkland",
        "light": "morning"
      },
      "holesOfLight": null,
      "host": {
        "firstName": "Maya",
        "lastName": "Okafor",
        "profileImageUrl": null,
        "handicap": null,
        "rating": 0,
        "ratingsCount": 0,
        "gamesHosted": 0,
        "hasPublicProfile": true
      },
      "confirmedCount": 0,
      "pendingCount": 2,
      "players": [],
      "viewerStatus": "pending",
      "hasBlockedPlayer": false,
      "distanceKm": null,
      "fit": null
    }
  ],
  "GET /tee-times/:id": {
    "id": "5b3f0c1e-0000-4000-8000-000000000020",
    "hostId": "5b3f0c1e-0000-4000-8000-000000000001",
    "courseId": "5b3f0c1e-0000-4000-8000-000000000010",
    "date": "2026-06-12",
    "time": "07:30",
    "teeOffAt": "2026-06-12T14:30:00.000Z",
    "totalSlots": 4,
    "description": null,
    "moodEmoji": "⛳",
    "mood": "competitive",
    "preferences": [],
    "isPublic": true,
    "opensToAllAt": null,
    "status": "active",
    "createdAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z",
    "course": {
      "id": "5b3f0c1e-0000-4000-8000-000000000010",
      "name": "Cypress Hollow",
      "location": "Monterey, CA",
      "city": "Monterey",
      "state": "CA",
      "country": "US",
      "imageUrl": null,
      "phone": null,
      "website": null,
      "description": null,
      "latitude": null,
      "longitude": null,
      "timeZone": "America/Los_Angeles"
    },
    "sky": {
      "land": "parkland",
      "light": "morning"
    },
    "holesOfLight": null,
    "host": {
      "firstName": "Maya",
      "lastName": "Okafor",
      "profileImageUrl": null,
      "handicap": null,
      "rating": 0,
      "ratingsCount": 0,
      "gamesHosted": 0,
      "hasPublicProfile": true
    },
    "confirmedCount": 0,
    "pendingCount": 2,
    "players": [],
    "viewerStatus": "pending",
    "hasBlockedPlayer": false,
    "distanceKm": null,
    "fit": null,
    "cancelReason": null,
    "waitlistCount": 0,
    "guests": [],
    "overlap": null,
    "hostAnswers": null,
    "hostAttendance": "new",
    "badWeather": false,
    "withdrawalExcuse": null,
    "inviteToken": null
  },
  "GET /tee-times/:id/participants": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000030",
      "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
      "userId": "5b3f0c1e-0000-4000-8000-000000000002",
      "status": "pending",
      "message": null,
      "answerDueAt": null,
      "linePlace": null,
      "offerExpiresAt": null,
      "playing": null,
      "attendance": "new",
      "joinedAt": "2026-06-11T15:00:00.000Z",
      "updatedAt": "2026-06-11T15:00:00.000Z",
      "user": {
        "firstName": "Jonas",
        "lastName": "Reyes",
        "profileImageUrl": null,
        "handicap": 6,
        "rating": 0,
        "ratingsCount": 0,
        "gamesHosted": 0,
        "hasPublicProfile": true
      },
      "overlaps": false,
      "teeTime": {
        "course": {
          "name": "Cypress Hollow",
          "location": "Monterey, CA",
          "imageUrl": null,
          "timeZone": "America/Los_Angeles"
        },
        "host": {
          "firstName": "Maya",
          "lastName": "Okafor",
          "profileImageUrl": null,
          "handicap": null
        },
        "date": "2026-06-12",
        "time": "07:30",
        "teeOffAt": "2026-06-12T14:30:00.000Z",
        "status": "active",
        "totalSlots": 4,
        "confirmedCount": 0,
        "moodEmoji": "⛳"
      }
    }
  ],
  "GET /tee-times/:id/messages": [],
  "POST /tee-times": {
    "id": "5b3f0c1e-0000-4000-8000-000000000099",
    "hostId": "5b3f0c1e-0000-4000-8000-000000000001",
    "courseId": "5b3f0c1e-0000-4000-8000-000000000010",
    "date": "2026-06-14",
    "time": "07:40",
    "teeOffAt": "2026-06-14T14:40:00.000Z",
    "totalSlots": 4,
    "description": "Early start, home for lunch.",
    "moodEmoji": "🌅",
    "mood": "early",
    "preferences": [
      "Walking preferred"
    ],
    "isPublic": true,
    "opensToAllAt": null,
    "status": "active",
    "createdAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z",
    "course": {
      "id": "5b3f0c1e-0000-4000-8000-000000000010",
      "name": "Cypress Hollow",
      "location": "Monterey, CA",
      "city": "Monterey",
      "state": "CA",
      "country": "US",
      "imageUrl": null,
      "phone": null,
      "website": null,
      "description": null,
      "latitude": null,
      "longitude": null,
      "timeZone": "America/Los_Angeles"
    },
    "sky": {
      "land": "parkland",
      "light": "morning"
    },
    "holesOfLight": null,
    "host": {
      "firstName": "Maya",
      "lastName": "Okafor",
      "profileImageUrl": null,
      "handicap": null,
      "rating": 0,
      "ratingsCount": 0,
      "gamesHosted": 0,
      "hasPublicProfile": true
    },
    "confirmedCount": 0,
    "pendingCount": 0,
    "players": [],
    "viewerStatus": "host",
    "hasBlockedPlayer": false,
    "distanceKm": null,
    "fit": null,
    "cancelReason": null,
    "waitlistCount": 0,
    "guests": [],
    "overlap": null,
    "hostAnswers": null,
    "hostAttendance": null,
    "badWeather": false,
    "withdrawalExcuse": null,
    "inviteToken": null
  },
  "PATCH /tee-times/:id": {
    "id": "5b3f0c1e-0000-4000-8000-000000000020",
    "hostId": "5b3f0c1e-0000-4000-8000-000000000001",
    "courseId": "5b3f0c1e-0000-4000-8000-000000000010",
    "date": "2026-06-12",
    "time": "08:10",
    "teeOffAt": "2026-06-12T15:10:00.000Z",
    "totalSlots": 4,
    "description": null,
    "moodEmoji": "⛳",
    "mood": "competitive",
    "preferences": [],
    "isPublic": true,
    "opensToAllAt": null,
    "status": "active",
    "createdAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z",
    "course": {
      "id": "5b3f0c1e-0000-4000-8000-000000000010",
      "name": "Cypress Hollow",
      "location": "Monterey, CA",
      "city": "Monterey",
      "state": "CA",
      "country": "US",
      "imageUrl": null,
      "phone": null,
      "website": null,
      "description": null,
      "latitude": null,
      "longitude": null,
      "timeZone": "America/Los_Angeles"
    },
    "sky": {
      "land": "parkland",
      "light": "morning"
    },
    "holesOfLight": null,
    "host": {
      "firstName": "Maya",
      "lastName": "Okafor",
      "profileImageUrl": null,
      "handicap": null,
      "rating": 0,
      "ratingsCount": 0,
      "gamesHosted": 0,
      "hasPublicProfile": true
    },
    "confirmedCount": 0,
    "pendingCount": 2,
    "players": [],
    "viewerStatus": "host",
    "hasBlockedPlayer": false,
    "distanceKm": null,
    "fit": null,
    "cancelReason": null,
    "waitlistCount": 0,
    "guests": [],
    "overlap": null,
    "hostAnswers": null,
    "hostAttendance": null,
    "badWeather": false,
    "withdrawalExcuse": null,
    "inviteToken": null
  },
  "DELETE /tee-times/:id": {
    "id": "5b3f0c1e-0000-4000-8000-000000000020",
    "hostId": "5b3f0c1e-0000-4000-8000-000000000001",
    "courseId": "5b3f0c1e-0000-4000-8000-000000000010",
    "date": "2026-06-12",
    "time": "07:30",
    "teeOffAt": "2026-06-12T14:30:00.000Z",
    "totalSlots": 4,
    "description": null,
    "moodEmoji": "⛳",
    "mood": "competitive",
    "preferences": [],
    "isPublic": true,
    "opensToAllAt": null,
    "status": "cancelled",
    "createdAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z",
    "course": {
      "id": "5b3f0c1e-0000-4000-8000-000000000010",
      "name": "Cypress Hollow",
      "location": "Monterey, CA",
      "city": "Monterey",
      "state": "CA",
      "country": "US",
      "imageUrl": null,
      "phone": null,
      "website": null,
      "description": null,
      "latitude": null,
      "longitude": null,
      "timeZone": "America/Los_Angeles"
    },
    "sky": {
      "land": "parkland",
      "light": "morning"
    },
    "holesOfLight": null,
    "host": {
      "firstName": "Maya",
      "lastName": "Okafor",
      "profileImageUrl": null,
      "handicap": null,
      "rating": 0,
      "ratingsCount": 0,
      "gamesHosted": 0,
      "hasPublicProfile": true
    },
    "confirmedCount": 0,
    "pendingCount": 0,
    "players": [],
    "viewerStatus": "host",
    "hasBlockedPlayer": false,
    "distanceKm": null,
    "fit": null,
    "cancelReason": "Frost all week",
    "waitlistCount": 0,
    "guests": [],
    "overlap": null,
    "hostAnswers": null,
    "hostAttendance": null,
    "badWeather": false,
    "withdrawalExcuse": null,
    "inviteToken": null
  },
  "POST /tee-times/:id/join": {
    "id": "5b3f0c1e-0000-4000-8000-000000000099",
    "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
    "userId": "5b3f0c1e-0000-4000-8000-000000000003",
    "status": "pending",
    "message": "I play fast.",
    "answerDueAt": "2026-06-11T21:00:00.000Z",
    "linePlace": null,
    "offerExpiresAt": null,
    "playing": null,
    "attendance": null,
    "joinedAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z",
    "user": {
      "firstName": "Ruth",
      "lastName": "Adler",
      "profileImageUrl": null,
      "handicap": null,
      "rating": 0,
      "ratingsCount": 0,
      "gamesHosted": 0,
      "hasPublicProfile": true
    },
    "overlaps": false,
    "teeTime": {
      "course": {
        "name": "Cypress Hollow",
        "location": "Monterey, CA",
        "imageUrl": null,
        "timeZone": "America/Los_Angeles"
      },
      "host": {
        "firstName": "Maya",
        "lastName": "Okafor",
        "profileImageUrl": null,
        "handicap": null
      },
      "date": "2026-06-12",
      "time": "07:30",
      "teeOffAt": "2026-06-12T14:30:00.000Z",
      "status": "active",
      "totalSlots": 4,
      "confirmedCount": 0,
      "moodEmoji": "⛳"
    }
  },
  "DELETE /tee-times/:id/join": {
    "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020"
  },
  "PATCH /participants/:participantId/status": {
    "id": "5b3f0c1e-0000-4000-8000-000000000030",
    "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
    "userId": "5b3f0c1e-0000-4000-8000-000000000002",
    "status": "confirmed",
    "message": null,
    "answerDueAt": null,
    "linePlace": null,
    "offerExpiresAt": null,
    "playing": null,
    "attendance": "new",
    "joinedAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z",
    "user": {
      "firstName": "Jonas",
      "lastName": "Reyes",
      "profileImageUrl": null,
      "handicap": 6,
      "rating": 0,
      "ratingsCount": 0,
      "gamesHosted": 0,
      "hasPublicProfile": true
    },
    "overlaps": false,
    "teeTime": {
      "course": {
        "name": "Cypress Hollow",
        "location": "Monterey, CA",
        "imageUrl": null,
        "timeZone": "America/Los_Angeles"
      },
      "host": {
        "firstName": "Maya",
        "lastName": "Okafor",
        "profileImageUrl": null,
        "handicap": null
      },
      "date": "2026-06-12",
      "time": "07:30",
      "teeOffAt": "2026-06-12T14:30:00.000Z",
      "status": "active",
      "totalSlots": 4,
      "confirmedCount": 1,
      "moodEmoji": "⛳"
    }
  },
  "POST /tee-times/:id/guest-requests": {
    "id": "5b3f0c1e-0000-4000-8000-000000000099",
    "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
    "guestName": "Sam Field",
    "status": "pending",
    "createdAt": "2026-06-11T15:00:00.000Z",
    "statusPath": "/guest-request#id=5b3f0c1e-0000-4000-8000-000000000099&token=k3uB0JQyJr0cJk9e5mZpYb7m1m0yq2Yw3Zt8n4sXr1A"
  },
  "POST /guest-requests/confirm": {
    "id": "5b3f0c1e-0000-4000-8000-000000000099",
    "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
    "guestName": "Sam Field",
    "status": "pending",
    "createdAt": "2026-06-11T15:00:00.000Z",
    "statusPath": "/guest-request#id=5b3f0c1e-0000-4000-8000-000000000099&token=k3uB0JQyJr0cJk9e5mZpYb7m1m0yq2Yw3Zt8n4sXr1A"
  },
  "GET /tee-times/:id/guest-requests": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000040",
      "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
      "guestName": "Robin Vale",
      "status": "pending",
      "createdAt": "2026-06-11T15:00:00.000Z",
      "guestEmail": "robin@example.com",
      "message": "I bring a friend's clubs.",
      "answerDueAt": null,
      "heldUntil": null,
      "hasLapsed": false,
      "teeTime": {
        "courseName": "Cypress Hollow",
        "date": "2026-06-12",
        "time": "07:30",
        "teeOffAt": "2026-06-12T14:30:00.000Z",
        "timeZone": "America/Los_Angeles",
        "totalSlots": 4,
        "confirmedCount": 0
      },
      "claimPath": null
    }
  ],
  "PATCH /guest-requests/:id/status": {
    "id": "5b3f0c1e-0000-4000-8000-000000000040",
    "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
    "guestName": "Robin Vale",
    "status": "approved",
    "createdAt": "2026-06-11T15:00:00.000Z",
    "guestEmail": "robin@example.com",
    "message": "I bring a friend's clubs.",
    "answerDueAt": null,
    "heldUntil": "2026-06-11T18:00:00.000Z",
    "hasLapsed": false,
    "teeTime": {
      "courseName": "Cypress Hollow",
      "date": "2026-06-12",
      "time": "07:30",
      "teeOffAt": "2026-06-12T14:30:00.000Z",
      "timeZone": "America/Los_Angeles",
      "totalSlots": 4,
      "confirmedCount": 1
    }
  },
  "GET /dashboard/stats": {
    "activeUsers": 0,
    "gamesToday": 0,
    "available": 1,
    "openSlots": 3,
    "requestsWaiting": 2,
    "hosted": 1,
    "joined": 0,
    "total": 1
  },
  "GET /dashboard/hosted": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000020",
      "hostId": "5b3f0c1e-0000-4000-8000-000000000001",
      "courseId": "5b3f0c1e-0000-4000-8000-000000000010",
      "date": "2026-06-12",
      "time": "07:30",
      "teeOffAt": "2026-06-12T14:30:00.000Z",
      "totalSlots": 4,
      "description": null,
      "moodEmoji": "⛳",
      "mood": "competitive",
      "preferences": [],
      "isPublic": true,
      "opensToAllAt": null,
      "status": "active",
      "createdAt": "2026-06-11T15:00:00.000Z",
      "updatedAt": "2026-06-11T15:00:00.000Z",
      "course": {
        "name": "Cypress Hollow",
        "location": "Monterey, CA",
        "imageUrl": null,
        "timeZone": "America/Los_Angeles"
      },
      "sky": {
        "land": "parkland",
        "light": "morning"
      },
      "holesOfLight": null,
      "host": {
        "firstName": "Maya",
        "lastName": "Okafor",
        "profileImageUrl": null,
        "handicap": null,
        "rating": 0,
        "ratingsCount": 0,
        "gamesHosted": 0,
        "hasPublicProfile": true
      },
      "confirmedCount": 0,
      "pendingCount": 2,
      "players": [],
      "viewerStatus": "host",
      "hasBlockedPlayer": false,
      "distanceKm": null,
      "fit": null
    }
  ],
  "GET /dashboard/joined": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000030",
      "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
      "userId": "5b3f0c1e-0000-4000-8000-000000000002",
      "status": "pending",
      "message": null,
      "answerDueAt": null,
      "linePlace": null,
      "offerExpiresAt": null,
      "playing": null,
      "attendance": null,
      "joinedAt": "2026-06-11T15:00:00.000Z",
      "updatedAt": "2026-06-11T15:00:00.000Z",
      "user": {
        "firstName": "Jonas",
        "lastName": "Reyes",
        "profileImageUrl": null,
        "handicap": 6,
        "rating": 0,
        "ratingsCount": 0,
        "gamesHosted": 0,
        "hasPublicProfile": true
      },
      "overlaps": false,
      "teeTime": {
        "course": {
          "name": "Cypress Hollow",
          "location": "Monterey, CA",
          "imageUrl": null,
          "timeZone": "America/Los_Angeles"
        },
        "host": {
          "firstName": "Maya",
          "lastName": "Okafor",
          "profileImageUrl": null,
          "handicap": null
        },
        "date": "2026-06-12",
        "time": "07:30",
        "teeOffAt": "2026-06-12T14:30:00.000Z",
        "status": "active",
        "totalSlots": 4,
        "confirmedCount": 0,
        "moodEmoji": "⛳"
      }
    }
  ],
  "GET /dashboard/pending-requests": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000030",
      "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
      "userId": "5b3f0c1e-0000-4000-8000-000000000002",
      "status": "pending",
      "message": null,
      "answerDueAt": null,
      "linePlace": null,
      "offerExpiresAt": null,
      "playing": null,
      "attendance": "new",
      "joinedAt": "2026-06-11T15:00:00.000Z",
      "updatedAt": "2026-06-11T15:00:00.000Z",
      "user": {
        "firstName": "Jonas",
        "lastName": "Reyes",
        "profileImageUrl": null,
        "handicap": 6,
        "rating": 0,
        "ratingsCount": 0,
        "gamesHosted": 0,
        "hasPublicProfile": true
      },
      "overlaps": false,
      "teeTime": {
        "course": {
          "name": "Cypress Hollow",
          "location": "Monterey, CA",
          "imageUrl": null,
          "timeZone": "America/Los_Angeles"
        },
        "host": {
          "firstName": "Maya",
          "lastName": "Okafor",
          "profileImageUrl": null,
          "handicap": null
        },
        "date": "2026-06-12",
        "time": "07:30",
        "teeOffAt": "2026-06-12T14:30:00.000Z",
        "status": "active",
        "totalSlots": 4,
        "confirmedCount": 0,
        "moodEmoji": "⛳"
      }
    }
  ],
  "POST /process-pending-request": {
    "teeTimeId": "5b3f0c1e-0000-4000-8000-000000000020",
    "hostName": "Maya Okafor",
    "courseDetails": {
      "courseName": "Cypress Hollow",
      "date": "2026-06-12",
      "time": "07:30"
    }
  },
  "GET /profile/:userId": {
    "id": "5b3f0c1e-0000-4000-8000-000000000001",
    "firstName": "Maya",
    "lastName": "Okafor",
    "profileImageUrl": null,
    "coverImageUrl": null,
    "bio": null,
    "handicap": null,
    "rating": 0,
    "ratingsCount": 0,
    "gamesHosted": 0,
    "gamesPlayed": 0,
    "answers": null,
    "attendance": "new",
    "createdAt": "2026-06-11T15:00:00.000Z",
    "isPublic": true
  },
  "GET /profile/:userId/tee-times": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000020",
      "hostId": "5b3f0c1e-0000-4000-8000-000000000001",
      "courseId": "5b3f0c1e-0000-4000-8000-000000000010",
      "date": "2026-06-12",
      "time": "07:30",
      "teeOffAt": "2026-06-12T14:30:00.000Z",
      "totalSlots": 4,
      "description": null,
      "moodEmoji": "⛳",
      "mood": "competitive",
      "preferences": [],
      "isPublic": true,
      "opensToAllAt": null,
      "status": "active",
      "createdAt": "2026-06-11T15:00:00.000Z",
      "updatedAt": "2026-06-11T15:00:00.000Z",
      "course": {
        "name": "Cypress Hollow",
        "location": "Monterey, CA",
        "imageUrl": null,
        "timeZone": "America/Los_Angeles"
      },
      "sky": {
        "land": "parkland",
        "light": "morning"
      },
      "holesOfLight": null,
      "host": {
        "firstName": "Maya",
        "lastName": "Okafor",
        "profileImageUrl": null,
        "handicap": null,
        "rating": 0,
        "ratingsCount": 0,
        "gamesHosted": 0,
        "hasPublicProfile": true
      },
      "confirmedCount": 0,
      "pendingCount": 2,
      "players": [],
      "viewerStatus": null,
      "hasBlockedPlayer": false,
      "distanceKm": null,
      "fit": null
    }
  ],
  "PATCH /users/profile": {
    "id": "5b3f0c1e-0000-4000-8000-000000000002",
    "email": "jonas@example.com",
    "firstName": "Jonas",
    "lastName": "Reyes",
    "phoneNumber": null,
    "profileImageUrl": null,
    "coverImageUrl": null,
    "bio": "Short game first.",
    "publicProfile": true,
    "lastNameTo": "everyone",
    "showsReasons": true,
    "handicap": 6.4,
    "rating": 0,
    "ratingsCount": 0,
    "gamesHosted": 0,
    "gamesPlayed": 0,
    "isAdmin": false,
    "emailJoinRequests": true,
    "emailRequestApprovals": true,
    "emailTeeTimeChanges": true,
    "emailMarketing": true,
    "emailSavedSearches": true,
    "smsJoinRequests": true,
    "smsRequestApprovals": true,
    "smsTeeTimeChanges": false,
    "pushJoinRequests": true,
    "pushRequestApprovals": true,
    "pushTeeTimeChanges": true,
    "pushSavedSearches": true,
    "quietHours": {
      "from": "22:00",
      "to": "07:00"
    },
    "timeZone": null,
    "smsOptInAt": null,
    "marketingOptInAt": null,
    "createdAt": "2026-06-11T15:00:00.000Z",
    "updatedAt": "2026-06-11T15:00:00.000Z"
  },
  "GET /courses": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000010",
      "name": "Cypress Hollow",
      "location": "Monterey, CA",
      "city": "Monterey",
      "state": "CA",
      "country": "US",
      "imageUrl": null,
      "phone": null,
      "website": null,
      "description": null,
      "latitude": null,
      "longitude": null,
      "timeZone": "America/Los_Angeles"
    }
  ],
  "GET /courses/:id": {
    "id": "5b3f0c1e-0000-4000-8000-000000000010",
    "name": "Cypress Hollow",
    "location": "Monterey, CA",
    "city": "Monterey",
    "state": "CA",
    "country": "US",
    "imageUrl": null,
    "phone": null,
    "website": null,
    "description": null,
    "latitude": null,
    "longitude": null,
    "timeZone": "America/Los_Angeles",
    "sky": {
      "land": "parkland",
      "light": "morning"
    },
    "hosts": [
      {
        "id": "5b3f0c1e-0000-4000-8000-000000000001",
        "firstName": "Maya",
        "lastName": "Okafor",
        "profileImageUrl": null,
        "handicap": null,
        "rating": 0,
        "ratingsCount": 0,
        "gamesHosted": 0,
        "gamesHere": 1
      }
    ]
  },
  "GET /courses/:id/tee-times": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000020",
      "hostId": "5b3f0c1e-0000-4000-8000-000000000001",
      "courseId": "5b3f0c1e-0000-4000-8000-000000000010",
      "date": "2026-06-12",
      "time": "07:30",
      "teeOffAt": "2026-06-12T14:30:00.000Z",
      "totalSlots": 4,
      "description": null,
      "moodEmoji": "⛳",
      "mood": "competitive",
      "preferences": [],
      "isPublic": true,
      "opensToAllAt": null,
      "status": "active",
      "createdAt": "2026-06-11T15:00:00.000Z",
      "updatedAt": "2026-06-11T15:00:00.000Z",
      "course": {
        "name": "Cypress Hollow",
        "location": "Monterey, CA",
        "imageUrl": null,
        "timeZone": "America/Los_Angeles"
      },
      "sky": {
        "land": "parkland",
        "light": "morning"
      },
      "holesOfLight": null,
      "host": {
        "firstName": "Maya",
        "lastName": "Okafor",
        "profileImageUrl": null,
        "handicap": null,
        "rating": 0,
        "ratingsCount": 0,
        "gamesHosted": 0,
        "hasPublicProfile": true
      },
      "confirmedCount": 0,
      "pendingCount": 2,
      "players": [],
      "viewerStatus": null,
      "hasBlockedPlayer": false,
      "distanceKm": null,
      "fit": null
    }
  ],
  "GET /admin/stats": {
    "totalUsers": 3,
    "totalCourses": 2,
    "totalTeeTimes": 1,
    "activeAdmins": 1,
    "recentUsers": [
      {
        "id": "5b3f0c1e-0000-4000-8000-000000000003",
        "firstName": "Ruth",
        "lastName": "Adler",
        "email": "ruth@example.com",
        "createdAt": "2026-06-11T15:00:00.000Z"
      },
      {
        "id": "5b3f0c1e-0000-4000-8000-000000000002",
        "firstName": "Jonas",
        "lastName": "Reyes",
        "email": "jonas@example.com",
        "createdAt": "2026-06-11T15:00:00.000Z"
      },
      {
        "id": "5b3f0c1e-0000-4000-8000-000000000001",
        "firstName": "Maya",
        "lastName": "Okafor",
        "email": "maya@example.com",
        "createdAt": "2026-06-11T15:00:00.000Z"
      }
    ],
    "recentTeeTimes": [
      {
        "id": "5b3f0c1e-0000-4000-8000-000000000020",
        "courseName": "Cypress Hollow",
        "timeZone": "America/Los_Angeles",
        "hostName": "Maya Okafor",
        "date": "2026-06-12",
        "time": "07:30"
      }
    ]
  },
  "GET /admin/users": [
    {
      "id": "5b3f0c1e-0000-4000-8000-000000000001",
      "firstName": "Maya",
      "lastName": "Okafor",
      "email": "maya@example.com",
      "profileImageUrl": null,
      "isAdmin": false,
      "gamesHosted": 0,
      "gamesPlayed": 0,
      "rating": 0,
      "createdAt": "2026-06-11T15:00:00.000Z",
      "suspendedAt": null,
      "suspendedUntil": null
    }
  ],
  "PATCH /admin/users/:userId": {
    "id": "5b3f0c1e-0000-4000-8000-000000000001",
    "email": "maya@example.com",
    "firstName": "Maya",
    "lastName": "Okafor",
    "isAdmin": true
  },
  "POST /admin/courses": {
    "id": "5b3f0c1e-0000-4000-8000-000000000099",
    "name": "Harbour Links",
    "location": "Monterey, CA",
    "city": "Monterey",
    "state": "CA",
    "country": "US",
    "imageUrl": null,
    "phone": null,
    "website": null,
    "description": null,
    "latitude": 36.61,
    "longitude": -121.9,
    "timeZone": "America/Los_Angeles"
  },
  "POST /admin/courses/csv": {
    "totalProcessed": 2,
    "successCount": 1,
    "errorCount": 1,
    "errors": [
      {
        "row": 2,
        "error": "State is required"
      }
    ]
  },
  "PATCH /admin/courses/:id": {
    "id": "5b3f0c1e-0000-4000-8000-000000000011",
    "name": "Fox Run West",
    "location": "Monterey, CA",
    "city": "Monterey",
    "state": "CA",
    "country": "US",
    "imageUrl": null,
    "phone": null,
    "website": null,
    "description": null,
    "latitude": 36.61,
    "longitude": -121.9,
    "timeZone": "America/Los_Angeles"
  },
  "DELETE /admin/courses/:id": {
    "id": "5b3f0c1e-0000-4000-8000-000000000011",
    "outcome": "deleted"
  }
};
